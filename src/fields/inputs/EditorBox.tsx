import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, type ReactNode, Suspense } from 'react';
import type { Labelled } from './textFieldProps';

interface Props extends Labelled {
  minHeight: number;
  /** The editor, which is loaded when it is first needed; named by `${id}-label`. */
  children: ReactNode;
}

/** Hands the focus on from the box, which has it when a field is gone to before its editor is there. */
export const takeFocus = (editor: HTMLElement, labelId: string): void => {
  const box = document.getElementById(labelId)?.parentElement;
  if (box && box === document.activeElement) editor.focus();
};

/** A bordered box with label and message around an editor that is no plain input. */
export const EditorBox = ({
  id,
  label,
  onBlur,
  error,
  help,
  isRequired,
  isLabelHidden,
  inputRef,
  ...props
}: Props) => {
  const message = error || help;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  const handOn = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  };
  return (
    <Box
      id={id}
      ref={inputRef}
      tabIndex={-1}
      onFocus={handOn}
      onBlur={leave}
      sx={{ minWidth: 0, outline: 'none' }}
    >
      <FormLabel
        component="div"
        id={`${id}-label`}
        required={isRequired}
        error={Boolean(error)}
        sx={isLabelHidden ? visuallyHidden : { mb: 0.5, fontSize: 'body2.fontSize' }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{
          minHeight: props.minHeight,
          border: '1px solid',
          borderColor: error ? 'error.main' : 'action.disabled',
          borderRadius: 1,
          overflow: 'hidden',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: 1 },
        }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" height={props.minHeight} />}>
          {props.children}
        </Suspense>
      </Box>
      {message && (
        <FormHelperText id={`${id}-message`} error={Boolean(error)}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
};
