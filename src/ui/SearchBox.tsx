import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKey } from './keys/useKey';
import { SEARCH_DELAY_MS } from './useDebounced';

interface Props {
  value: string;
  onChange(value: string): void;
  label: string;
  /** Fewest characters that count as a search. */
  minimum?: number;
  /** Told when typing pauses at a text that is too short to search for. */
  onTooShort?(): void;
}

/** A search field, debounced: what is searched for changes once typing pauses; too short a text is no search. */
export const SearchBox = ({ value, onChange, label, minimum = 2, onTooShort }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useKey('search', () => input.current?.focus());
  const searched = useRef(value);
  const changed = useRef(onChange);
  changed.current = onChange;
  const tooShort = useRef(onTooShort);
  tooShort.current = onTooShort;

  useEffect(() => {
    if (value !== searched.current) setTyped(value);
    searched.current = value;
  }, [value]);

  useEffect(() => {
    const search = typed.trim().length >= minimum ? typed.trim() : '';
    const isTooShort = typed.trim() !== '' && search === '';
    if (search === searched.current && !isTooShort) return;
    const timer = setTimeout(() => {
      if (isTooShort) tooShort.current?.();
      if (search === searched.current) return;
      searched.current = search;
      changed.current(search);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, minimum]);

  return (
    <TextField
      type="text"
      role="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        setTyped('');
      }}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-keyshortcuts': '/', ref: input },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('views.clearSearch')}
              onClick={() => setTyped('')}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
};
