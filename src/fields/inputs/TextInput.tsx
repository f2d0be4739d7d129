import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { CSSProperties, FocusEvent, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type AnyField, longestOf } from '../../../schemas';
import { type Labelled, textFieldProps } from './textFieldProps';

/** The share of the permitted length from which on the count is shown. */
const COUNTED_FROM = 0.8;

export interface TextInputProps extends Labelled {
  value: string;
  onChange(value: string): void;
  field?: AnyField & { maxLength?: number };
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** `off` unless given: records are about others, not about the person who types. */
  autoComplete?: string;
  /** Of the value that is in it, as the control's own description: below it, it would move what follows. */
  description?: string;
  placeholder?: string;
  /** The placeholder can be read before the field is gone to: the label makes way for it. */
  isPlaceholderShown?: boolean;
  /** Lines that it shows at least and at most; one line without it. */
  rows?: readonly [number, number];
  start?: ReactNode;
  end?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
  onFocus?(event: FocusEvent<HTMLInputElement>): void;
}

/** A text field with a label; it counts characters when the permitted length comes near. */
export const TextInput = ({
  value,
  onChange,
  field,
  rows,
  start,
  end,
  ...props
}: TextInputProps) => {
  const translate = useTranslate();
  const { helperText, ...common } = textFieldProps(props);
  const max = field && longestOf(field);
  const isNearEnd = max !== undefined && value.length >= max * COUNTED_FROM;
  const count = isNearEnd ? translate('kinds.counter', { count: value.length, max }) : undefined;
  return (
    <TextField
      {...common}
      type={props.type ?? 'text'}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete ?? 'off'}
      helperText={[helperText, count].filter(Boolean).join(' · ') || undefined}
      {...(rows && {
        multiline: true,
        minRows: rows[0],
        maxRows: rows[1],
        style: { '--least-lines': rows[0], '--most-lines': rows[1] } as CSSProperties,
      })}
      slotProps={{
        htmlInput: {
          inputMode: props.inputMode,
          title: props.description,
          'aria-description': props.description,
        },
        inputLabel: { shrink: props.isPlaceholderShown || undefined },
        input: {
          startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
        },
      }}
    />
  );
};
