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

/** A bordered box with label and message around an editor that is no plain input. */
export const EditorBox = ({
  id,
  label,
  onBlur,
  error,
  help,
  isRequired,
  isLabelHidden,
  ...props
}: Props) => {
  const message = error || help;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    <Box id={id} tabIndex={-1} onBlur={leave} sx={{ minWidth: 0 }}>
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
