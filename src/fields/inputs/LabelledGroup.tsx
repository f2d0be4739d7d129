import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, type ReactNode, useImperativeHandle, useRef } from 'react';
import { firstFieldIn } from '../../ui/focus/firstField';
import { FieldLabel } from '../FieldLabel';
import type { Labelled } from './textFieldProps';

interface Props extends Labelled {
  children: ReactNode;
}

/** The first control that is wrong, or else what is entered first: a button before it may take a row away. */
const controlIn = (group: HTMLElement): HTMLElement | null =>
  group.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  firstFieldIn(group) ??
  group.querySelector<HTMLElement>('button:enabled');

/**
 * Several controls under one label, as a fieldset; its message is read with the group. What is to be given
 * the focus is a control within it.
 */
export const LabelledGroup = ({
  id,
  label,
  onBlur,
  error,
  help,
  isRequired,
  isOptional,
  isDisabled,
  isLabelHidden,
  inputRef,
  children,
}: Props) => {
  const group = useRef<HTMLElement>(null);
  useImperativeHandle(
    inputRef,
    () => ({
      focus: () => group.current && controlIn(group.current)?.focus(),
    }),
    [],
  );
  const message = error || help;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    <Box
      component="fieldset"
      ref={group}
      id={id}
      tabIndex={-1}
      disabled={isDisabled}
      aria-describedby={message ? `${id}-message` : undefined}
      onBlur={leave}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, width: '100%' }}
    >
      <FormLabel
        component="legend"
        id={`${id}-label`}
        required={isRequired}
        error={Boolean(error)}
        sx={isLabelHidden ? visuallyHidden : { mb: 0.5, p: 0 }}
      >
        <FieldLabel label={label} isOptional={isOptional} />
      </FormLabel>
      {children}
      {message && (
        <FormHelperText id={`${id}-message`} error={Boolean(error)}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
};
