import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import { textFieldProps } from '../fields/inputs/textFieldProps';
import type { InputProps } from '../fields/KindView';
import look from '../fields/slot.module.css';
import { TOUCH } from '../ui/theme/touch';
import { textKey } from './flag';

const labelLook = { typography: { className: look.switched } } as const;
const hiddenLook = { typography: { style: visuallyHidden } } as const;

/** Where the label is hidden, as high as other controls. */
const aloneLook = { m: 0, minHeight: 36, [TOUCH]: { minHeight: 44 } } as const;

/** A switch. */
export const FlagInput = (props: InputProps<boolean>) => {
  const { id, label, value, onChange, onBlur, isDisabled, isLabelHidden, inputRef } = props;
  const message = props.error || props.help;
  return (
    <div>
      <FormControlLabel
        className={isLabelHidden ? undefined : look.row}
        sx={isLabelHidden ? aloneLook : undefined}
        labelPlacement="start"
        slotProps={isLabelHidden ? hiddenLook : labelLook}
        label={label}
        disabled={isDisabled}
        control={
          <Switch
            id={id}
            checked={value === true}
            onChange={(_, isOn) => onChange(isOn)}
            onBlur={onBlur}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-describedby': message ? `${id}-message` : undefined,
              },
            }}
          />
        }
      />
      {message && (
        <FormHelperText id={`${id}-message`} error={Boolean(props.error)}>
          {message}
        </FormHelperText>
      )}
    </div>
  );
};

/** Any, yes or no. */
export const FlagFilter = ({ value, onChange, ...props }: InputProps<boolean | ''>) => {
  const translate = useTranslate();
  const read = (text: string) => onChange(text === '' ? '' : text === 'true');
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={String(value)}
      onChange={({ target }) => read(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('kinds.flag.any')}</MenuItem>
      <MenuItem value="true">{translate(textKey(true))}</MenuItem>
      <MenuItem value="false">{translate(textKey(false))}</MenuItem>
    </TextField>
  );
};
