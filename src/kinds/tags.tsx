import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { asFilter } from './asFilter';
import type { ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { Nothing } from './Nothing';
import { textFieldProps } from './textFieldProps';

type Value = readonly string[];

const clean = (items: Value): Value => [
  ...new Set(items.map((item) => item.trim()).filter((item) => item !== '')),
];

const TagsShow = ({ value, isCell }: ShowProps<Value>) => {
  if (value.length === 0) return <Nothing isCell={isCell} />;
  if (isCell) return value.join(', ');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {value.map((tag) => (
        <Chip key={tag} size="small" label={tag} />
      ))}
    </Box>
  );
};

/** Free keywords: Enter, a comma or leaving the field adds what is typed. */
const TagsInput = (props: InputProps<Value>) => {
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

export const tags: ViewOf<'tags'> = {
  Show: TagsShow,
  Input: TagsInput,
  Filter: asFilter(TagsInput, []),
  asText: (value) => value.join(', '),
};
