import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isMask, type OptionsOf } from '../../schemas';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { Nothing } from '../ui/Nothing';
import look from '../ui/plain/values.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Always as many, so that they don't tell the length. */
const DOTS = '••••••••';

interface RevealProps {
  isShown: boolean;
  onToggle(): void;
}

const RevealButton = ({ isShown, onToggle }: RevealProps) => {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate(isShown ? 'kinds.secret.hide' : 'kinds.secret.show')}
      onClick={onToggle}
    >
      {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
};

const SecretShow = ({ value, isCell, field }: ShowProps<string, OptionsOf<'secret'>>) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  if (!value) return <Nothing isCell={isCell} />;
  // What hides it already is all that there is to show.
  if (field.masked) return <code>{value}</code>;
  return (
    <span className={look.anywhere}>
      {isShown ? (
        <code>{value}</code>
      ) : (
        <>
          <span aria-hidden="true">{DOTS}</span>
          <VisuallyHidden>{translate('kinds.secret.hidden')}</VisuallyHidden>
        </>
      )}
      {!isCell && <RevealButton isShown={isShown} onToggle={() => setShown(!isShown)} />}
    </span>
  );
};

const SecretInput = (props: InputProps<string, OptionsOf<'secret'>>) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const isStored = props.field.masked === true && isMask(props.value ?? '');
  return (
    <TextInput
      {...props}
      type={isShown || isStored ? 'text' : 'password'}
      autoComplete="new-password"
      help={isStored ? translate('kinds.secret.stored') : props.help}
      // A mask is replaced whole: a part of it stands for nothing.
      onFocus={isStored ? ({ target }) => target.select() : undefined}
      end={!isStored && <RevealButton isShown={isShown} onToggle={() => setShown(!isShown)} />}
    />
  );
};

export const secret: ViewOf<'secret'> = {
  Show: SecretShow,
  Input: SecretInput,
  asText: (value) => (value ? DOTS : ''),
};
