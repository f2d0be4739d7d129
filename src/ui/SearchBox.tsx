import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKey } from './keys/useKey';
import button from './optimisations/button.module.css';
import look from './optimisations/searchBox.module.css';
import { SEARCH_DELAY_MS } from './waiting/useDebounced';

/** Browsers of three years ago don't know the element of this role. */
const landmark = { role: 'search' } as const;

interface Props {
  value: string;
  /** Reads what a search finds before it is changed to, which it isn't where typing has gone on by then. */
  prepare?(value: string): Promise<void>;
  onChange(value: string): void;
  label: string;
  /** Fewest characters that count as a search. */
  minimum?: number;
  /** Called when typing pauses at a text that is too short to search for. */
  onTooShort?(): void;
}

/** What is typed, and what changes it; what is searched for follows once typing pauses. */
const useTyped = ({ value, prepare, onChange, minimum = 2, onTooShort }: Props) => {
  const [typed, setTyped] = useState(value);
  // What was searched for since the value that is there: on a busy machine one search arrives when the next has begun.
  const searched = useRef([value]);
  const prepareFor = useEffectEvent((search: string) => prepare?.(search));
  const searchFor = useEffectEvent(onChange);
  const refuseShort = useEffectEvent(() => onTooShort?.());

  useEffect(() => {
    const index = searched.current.lastIndexOf(value);
    if (index === -1) setTyped(value);
    searched.current = index === -1 ? [value] : searched.current.slice(index);
  }, [value]);

  useEffect(() => {
    const search = typed.trim().length >= minimum ? typed.trim() : '';
    const isTooShort = typed.trim() !== '' && search === '';
    if (search === searched.current.at(-1) && !isTooShort) return;
    let isPaused = true;
    const change = async () => {
      if (isTooShort) refuseShort();
      if (search === searched.current.at(-1)) return;
      const prepared = prepareFor(search);
      if (prepared) await prepared;
      if (!isPaused) return;
      searched.current = [...searched.current, search];
      searchFor(search);
    };
    const timer = setTimeout(() => void change(), SEARCH_DELAY_MS);
    return () => {
      isPaused = false;
      clearTimeout(timer);
    };
  }, [typed, minimum]);
  return [typed, setTyped] as const;
};

/** A search field, debounced: what is searched for changes once typing pauses; too short a text is no search. */
export const SearchBox = (props: Props) => {
  const { label } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useTyped(props);
  const input = useRef<HTMLInputElement>(null);
  useKey('search', () => input.current?.focus());
  return (
    <div {...landmark} className={look.box}>
      <SearchIcon fontSize="small" />
      <input
        type="text"
        ref={input}
        className={look.input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          setTyped('');
        }}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
      />
      {typed && (
        <button
          type="button"
          className={`${button.icon} ${look.clear}`}
          aria-label={translate('views.clearSearch')}
          onClick={() => setTyped('')}
        >
          <ClearIcon fontSize="small" />
        </button>
      )}
    </div>
  );
};
