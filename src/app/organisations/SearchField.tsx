import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  value: string;
  onChange(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** The id of the list below, when there is one. */
  listId?: string;
  /** The id of the option that the keyboard stands on. */
  optionId?: string;
}

/** Where an organisation is searched for; the keyboard stays here while it walks through the list. */
export const SearchField = ({ value, onChange, onKeyDown, listId, optionId }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      autoFocus
      placeholder={translate('switcher.search')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      sx={{ mb: 1 }}
      slotProps={{
        htmlInput: {
          role: 'combobox',
          'aria-label': translate('switcher.search'),
          'aria-autocomplete': 'list',
          'aria-expanded': listId !== undefined,
          'aria-controls': listId,
          'aria-activedescendant': optionId,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
