import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { textFieldProps } from '../../kinds/textFieldProps';
import { type ControlInputProps, control } from '../control';
import { hasChoices } from '../testers';

/** One of a few words, each shown by its label. */
const ChoiceOption = ({ value, onChange, schema, name, ...props }: ControlInputProps<string>) => {
  const translate = useTranslate();
  const choices = schema.enum ?? [];
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={choices.includes(value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(`rows.values.${name}.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const choiceRenderer = { tester: hasChoices, renderer: control(ChoiceOption) };
