import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  value: string;
  onChange(value: string): void;
  /** Shown at the field. */
  problem?: string;
  /** The field that typing begins in. */
  hasFocus: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** One that is chosen here. */
  isNew?: boolean;
}

/** Takes a password, and shows it on demand. */
export const PasswordField = ({
  value,
  onChange,
  problem,
  hasFocus,
  inputRef,
  isNew = false,
}: Props) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = translate(isShown ? 'signIn.hidePassword' : 'signIn.showPassword');
  return (
    <TextField
      label={translate('signIn.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={hasFocus}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem}
      inputRef={inputRef}
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={toggle}
              title={toggle}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
            </IconButton>
          ),
        },
      }}
    />
  );
};
