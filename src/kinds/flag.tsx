import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { textFieldProps } from '../fields/inputs/textFieldProps';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';

const textKey = (value: boolean): string => (value ? 'kinds.flag.yes' : 'kinds.flag.no');

const FlagShow = ({ value, isCell }: ShowProps<boolean>) => {
  const translate = useTranslate();
  const text = translate(textKey(value));
  if (!isCell) return text;
  const Icon = value ? Check : Remove;
  return (
    <Icon
      fontSize="small"
      color={value ? 'success' : 'action'}
      titleAccess={text}
      sx={{ verticalAlign: 'middle' }}
    />
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
