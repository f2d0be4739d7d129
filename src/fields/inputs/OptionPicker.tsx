import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { HTMLAttributes, Key } from 'react';
import { useTranslate } from 'react-admin';
import { ColourDot } from '../../ui/ColourDot';
import { type Labelled, textFieldProps } from './textFieldProps';

export type Id = string | number;

export interface Option<I extends Id = Id> {
  id: I;
  title: string;
  isDisabled?: boolean;
  /** Shown beside the title. */
  colour?: string;
}

interface Common<I extends Id> extends Labelled {
  options: readonly Option<I>[];
  isLoading?: boolean;
  /** Given when the server searches: what is typed. The options are then shown as they come. */
  onSearch?(text: string): void;
  /** Shown instead of "no options". */
  noOptions?: string;
  /** The choices are about to be shown. */
  onOpen?(): void;
}

interface OneProps<I extends Id> extends Common<I> {
  value: Option<I> | null;
  onChange(id: I | null): void;
}

interface SeveralProps<I extends Id> extends Common<I> {
  value: readonly Option<I>[];
  onChange(ids: I[]): void;
}

/** Options with those added that are chosen and not among them; these are never offered again. */
const withChosen = <I extends Id>(options: readonly Option<I>[], chosen: readonly Option<I>[]) => [
  ...options,
  ...chosen.filter(({ id }) => !options.some((option) => option.id === id)),
];

/** Puts the colour of what is chosen in front of it. */
const withColour = (params: AutocompleteRenderInputParams, colour: string) => ({
  ...params,
  InputProps: { ...params.InputProps, startAdornment: <ColourDot colour={colour} /> },
});

/** @param chosen the colour of the one that is chosen */
const usePickerProps = <I extends Id>(
  { options, isLoading, onSearch, ...props }: Common<I>,
  chosen?: string,
) => {
  const translate = useTranslate();
  const { id, disabled, ...field } = textFieldProps(props);
  return {
    id,
    disabled,
    loading: isLoading,
    size: 'small' as const,
    fullWidth: true,
    clearText: translate('kinds.clear', { label: props.label }),
    closeText: translate('kinds.picker.close', { label: props.label }),
    openText: translate('kinds.picker.open', { label: props.label }),
    loadingText: translate('kinds.picker.loading'),
    noOptionsText: props.noOptions ?? translate('kinds.picker.noOptions'),
    onOpen: props.onOpen,
    getOptionLabel: ({ title }: Option<I>) => title,
    getOptionKey: (option: Option<I>) => option.id,
    getOptionDisabled: ({ isDisabled }: Option<I>) => isDisabled === true,
    isOptionEqualToValue: (option: Option<I>, value: Option<I>) => option.id === value.id,
    ...(onSearch && {
      filterOptions: () => [...options],
      onInputChange: (_event: unknown, text: string, reason: string) =>
        onSearch(reason === 'input' ? text : ''),
    }),
    renderOption: (
      { key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key },
      { title, colour }: Option<I>,
    ) => (
      <li key={key} {...option}>
        {colour && <ColourDot colour={colour} />}
        {title}
      </li>
    ),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <TextField {...(chosen ? withColour(params, chosen) : params)} {...field} />
    ),
  };
};

/** One out of many, found by typing. */
export const PickOne = <I extends Id>({ value, onChange, ...props }: OneProps<I>) => (
  <Autocomplete
    {...usePickerProps<I>(props, value?.colour)}
    options={withChosen(props.options, value ? [value] : [])}
    value={value}
    onChange={(_, option) => onChange(option ? option.id : null)}
    disableClearable={false}
  />
);

/** Several out of many, found by typing, shown as chips. */
export const PickSeveral = <I extends Id>({ value, onChange, ...props }: SeveralProps<I>) => (
  <Autocomplete
    {...usePickerProps<I>(props)}
    multiple
    disableCloseOnSelect
    options={withChosen(props.options, value)}
    value={[...value]}
    onChange={(_, chosen) => onChange(chosen.map(({ id }) => id))}
  />
);
