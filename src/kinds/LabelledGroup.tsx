import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { FocusEvent, ReactNode } from 'react';
import type { Labelled } from './textFieldProps';

interface Props extends Omit<Labelled, 'inputRef'> {
  children: ReactNode;
}

/** Several controls under one label, as a fieldset; its message is read with the group. */
export const LabelledGroup = ({
  id,
  label,
  onBlur,
  error,
  help,
  isRequired,
  isDisabled,
  isLabelHidden,
  children,
}: Props) => {
  const message = error || help;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    <Box
      component="fieldset"
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
        sx={isLabelHidden ? visuallyHidden : { mb: 0.5, p: 0, fontSize: 'body2.fontSize' }}
      >
        {label}
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
