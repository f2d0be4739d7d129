import visuallyHidden from '@mui/utils/visuallyHidden';
import { createElement } from 'react';
import { FieldLabel } from '../FieldLabel';
import type { InputProps } from '../KindView';

/** What every labelled input is given, whatever its value. */
export type Labelled = Pick<
  InputProps<unknown, object>,
  | 'id'
  | 'label'
  | 'onBlur'
  | 'error'
  | 'help'
  | 'isRequired'
  | 'isOptional'
  | 'isLabelHidden'
  | 'isDisabled'
  | 'inputRef'
>;

/** A disabled field's text, and what is chosen in it, stays readable. */
const readableWhenDisabled = {
  '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
  '& .MuiChip-root.Mui-disabled': { opacity: 1 },
};

/** The label already stands above. */
const withHiddenLabel = { ...readableWhenDisabled, '& > .MuiFormLabel-root': visuallyHidden };

/** The look that all text fields share, with label, mark, message and focus in place. */
export const textFieldProps = ({
  id,
  label,
  onBlur,
  error,
  help,
  isRequired,
  isOptional,
  isLabelHidden,
  isDisabled,
  inputRef,
}: Labelled) =>
  ({
    id,
    label: isOptional ? createElement(FieldLabel, { label, isOptional }) : label,
    onBlur: () => onBlur(),
    error: Boolean(error),
    helperText: error || help,
    required: isRequired,
    disabled: isDisabled,
    inputRef,
    size: 'small',
    variant: 'outlined',
    fullWidth: true,
    sx: isLabelHidden ? withHiddenLabel : readableWhenDisabled,
  }) as const;
