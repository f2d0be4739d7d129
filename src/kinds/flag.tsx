import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { textFieldProps } from '../fields/inputs/textFieldProps';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import look from '../ui/plain/values.module.css';

const textKey = (value: boolean): string => (value ? 'kinds.flag.yes' : 'kinds.flag.no');

/** Material's pictures of a tick and of a dash. */
const TICK = 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z';
const DASH = 'M19 13H5v-2h14z';

const FlagShow = ({ value, isCell }: ShowProps<boolean>) => {
  const translate = useTranslate();
  const text = translate(textKey(value));
  if (!isCell) return text;
  return (
    <svg viewBox="0 0 24 24" role="img" className={look.flag} data-on={value || undefined}>
      <title>{text}</title>
      <path d={value ? TICK : DASH} />
    </svg>
  );
};

const FlagInput = (props: InputProps<boolean>) => {
  const { id, label, value, onChange, onBlur, isDisabled, inputRef } = props;
  const message = props.error || props.help;
  return (
    <div>
      <FormControlLabel
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
const FlagFilter = ({ value, onChange, ...props }: InputProps<boolean | ''>) => {
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

export const flag: ViewOf<'flag'> = {
  Show: FlagShow,
  Input: FlagInput,
  Filter: FlagFilter,
  asText: (value, _context, { translate }) => translate(textKey(value)),
};
