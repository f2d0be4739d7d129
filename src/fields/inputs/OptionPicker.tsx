import Autocomplete, {
  type AutocompleteRenderInputParams,
  createFilterOptions,
} from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { type HTMLAttributes, type Key, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ColourDot } from '../../ui/ColourDot';
import { type Adding, isBeside, type Offered, withAdding } from './adding';
import look from './optionPicker.module.css';
import { type Labelled, textFieldProps } from './textFieldProps';

export type Id = string | number;

export interface Option<I extends Id = Id> {
  id: I;
  title: string;
  isDisabled?: boolean;
  /** Shown beside the title. */
  colour?: string;
  /** What distinguishes it from others of its title, below it. */
  more?: string;
  /** What stands before it. */
  picture?: ReactNode;
}

/** What is looked for by typing, where a server finds it. */
export interface Searched {
  /** What is typed. */
  onSearch?(text: string): void;
  /** What the options answer, `null` while they are on their way: until then those that are there are filtered. */
  searched?: string | null;
}

interface Common<I extends Id> extends Labelled, Searched {
  options: readonly Option<I>[];
  isLoading?: boolean;
  /** Shown instead of "no options". */
  noOptions?: string;
  /** The choices are about to be shown. */
  onOpen?(): void;
  /** How what isn't there is made. */
  adding?: Adding;
}

interface OneProps<I extends Id> extends Common<I> {
  value: Option<I> | null;
  onChange(id: I | null): void;
}

interface SeveralProps<I extends Id> extends Common<I> {
  value: readonly Option<I>[];
  onChange(ids: I[]): void;
}

const isSame = (one: Option, other: Option | undefined): boolean =>
  one.id === other?.id && one.title === other.title && one.colour === other.colour;

/**
 * What is chosen, as the same object for as long as it is the same: Autocomplete takes another one for a choice
 * that was just made, and empties what is typed.
 */
const useSteady = <I extends Id>(value: readonly Option<I>[]): Option<I>[] => {
  const [kept, setKept] = useState(() => [...value]);
  if (kept.length === value.length && kept.every((one, index) => isSame(one, value[index])))
    return kept;
  const next = value.map((one) => kept.find((other) => isSame(one, other)) ?? one);
  setKept(next);
  return next;
};

/** Options with those added that are chosen and not among them; these are never offered again. */
const withChosen = <I extends Id>(options: readonly Option<I>[], chosen: readonly Option<I>[]) => [
  ...options,
  ...chosen.filter(({ id }) => !options.some((option) => option.id === id)),
];

const matching = createFilterOptions<Option>({ trim: true });

/** What is offered for what is typed: as a server found it, or found here among what is known. */
const filterOf =
  <I extends Id>(options: readonly Option<I>[], searched: string | null | undefined) =>
  (all: readonly Offered<Option<I>>[], typed: string): Option<I>[] => {
    const offered = all.flatMap((option) =>
      !isBeside(option) && options.some(({ id }) => id === option.id) ? [option] : [],
    );
    if (searched === typed) return offered;
    const found = new Set(
      matching(offered, { inputValue: typed, getOptionLabel: ({ title }) => title }),
    );
    return offered.filter((option) => found.has(option));
  };

/** Enter takes the option that is seen to be marked, and never submits the form around it. */
const onEnter = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const marked =
    event.target instanceof Element && event.target.getAttribute('aria-activedescendant');
  // Autocomplete still holds the place of an option that typing on has taken away.
  event.defaultMuiPrevented = !marked || document.getElementById(marked) === null;
};

/** Puts the colour of what is chosen in front of it. */
const withColour = (params: AutocompleteRenderInputParams, colour: string) => ({
  ...params,
  InputProps: { ...params.InputProps, startAdornment: <ColourDot colour={colour} /> },
});

/** @param chosen the colour of the one that is chosen */
const usePickerProps = <I extends Id>(
  { options, isLoading, onSearch, searched, adding, ...props }: Common<I>,
  chosen?: string,
) => {
  const translate = useTranslate();
  const { id, disabled, ...field } = textFieldProps(props);
  const noOptions = props.noOptions ?? translate('kinds.picker.noOptions');
  const find = filterOf(options, searched);
  return {
    id,
    disabled,
    loading: isLoading,
    autoHighlight: true,
    size: 'small' as const,
    fullWidth: true,
    clearText: translate('kinds.clear', { label: props.label }),
    closeText: translate('kinds.picker.close', { label: props.label }),
    openText: translate('kinds.picker.open', { label: props.label }),
    loadingText: translate('kinds.picker.loading'),
    noOptionsText: noOptions,
    onOpen: props.onOpen,
    onKeyDown: onEnter,
    getOptionLabel: ({ title }: Offered<Option<I>>) => title,
    getOptionKey: (option: Offered<Option<I>>) => option.id,
    getOptionDisabled: ({ isDisabled }: Offered<Option<I>>) => isDisabled === true,
    isOptionEqualToValue: (option: Offered<Option<I>>, value: Offered<Option<I>>) =>
      option.id === value.id,
    ...((onSearch || adding) && {
      filterOptions: (
        all: Offered<Option<I>>[],
        { inputValue }: FilterOptionsState<Offered<Option<I>>>,
      ) => {
        const typed = inputValue.trim();
        const found = find(all, typed);
        // What is still looked for may be there.
        return adding && !isLoading ? withAdding(found, adding, typed, noOptions) : found;
      },
    }),
    ...(onSearch && {
      onInputChange: (_event: unknown, text: string, reason: string) =>
        onSearch(reason === 'input' ? text : ''),
    }),
    renderOption: (
      { key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key },
      { title, colour, more, picture }: Offered<Option<I>>,
    ) => (
      <li
        key={key}
        {...option}
        aria-label={more && title}
        aria-describedby={more && `${option.id}-more`}
      >
        {colour && <ColourDot colour={colour} />}
        {picture}
        {more ? (
          <span className={look.texts}>
            {title}
            <span id={`${option.id}-more`} className={look.more}>
              {more}
            </span>
          </span>
        ) : (
          title
        )}
      </li>
    ),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <TextField {...(chosen ? withColour(params, chosen) : params)} {...field} />
    ),
  };
};

/** One out of many, found by typing. */
export const PickOne = <I extends Id>({ value, onChange, ...props }: OneProps<I>) => {
  const [chosen = null] = useSteady(value ? [value] : []);
  const options: Offered<Option<I>>[] = withChosen(props.options, chosen ? [chosen] : []);
  return (
    <Autocomplete
      {...usePickerProps<I>(props, value?.colour)}
      options={options}
      value={chosen}
      onChange={(_, option) => {
        if (option && isBeside(option)) props.adding?.onAdd(option.typed);
        else onChange(option ? option.id : null);
      }}
      disableClearable={false}
    />
  );
};

/**
 * Several out of many, found by typing, shown as chips. What is chosen isn't offered again: it is taken away by its
 * chip alone.
 */
export const PickSeveral = <I extends Id>({ value, onChange, ...props }: SeveralProps<I>) => {
  const chosen = useSteady(value);
  const options: Offered<Option<I>>[] = withChosen(props.options, chosen);
  return (
    <Autocomplete
      {...usePickerProps<I>(props)}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={options}
      value={chosen}
      onChange={(_, next) => {
        const added = next.find(isBeside);
        if (added) props.adding?.onAdd(added.typed);
        else onChange(next.flatMap((option) => (isBeside(option) ? [] : [option.id])));
      }}
    />
  );
};
