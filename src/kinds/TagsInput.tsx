import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { textFieldProps } from '../fields/inputs/textFieldProps';
import type { InputProps } from '../fields/KindView';

type Value = readonly string[];

const clean = (items: Value): Value => [
  ...new Set(items.map((item) => item.trim()).filter((item) => item !== '')),
];

/** Free keywords: Enter, a comma or leaving the field adds what is typed. */
export const TagsInput = (props: InputProps<Value>) => {
  const { value, onChange, label } = props;
  const { id, disabled, onBlur, ...field } = textFieldProps(props);
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const next = clean([...value, ...text.split(',')]);
    if (next.length !== value.length) onChange(next);
    setTyped('');
  };
  const leave = () => {
    add(typed);
    onBlur();
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      id={id}
      disabled={disabled}
      size="small"
      options={[] as string[]}
      clearText={translate('kinds.clear', { label })}
      value={[...value]}
      onChange={(_, tags) => onChange(clean(tags))}
      inputValue={typed}
      onInputChange={(_, text) => (text.includes(',') ? add(text) : setTyped(text))}
      renderInput={(params) => <TextField {...params} {...field} onBlur={leave} />}
    />
  );
};
