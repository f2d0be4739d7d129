import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface Props {
  names: readonly string[];
  nameOf(name: string): string;
  onChoose(name: string): void;
}

/** Offers the fields that stay as they are, for one of them to be changed. */
export const FieldToChange = ({ names, nameOf, onChoose }: Props) => {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      label={translate('views.bulk.field')}
      value=""
      onChange={({ target }) => onChoose(target.value)}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {nameOf(name)}
        </MenuItem>
      ))}
    </TextField>
  );
};
