import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, type ReactNode, Suspense, useState } from 'react';
import { handOnFocus, handsOn } from '../../ui/focus/editorFocus';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { TOUCH } from '../../ui/theme/touch';
import { FieldLabel } from '../FieldLabel';
import type { Labelled } from './textFieldProps';
import { WholeScreen, WholeScreenButton } from './WholeScreen';

interface Props extends Labelled {
  minHeight: number;
  /** Buttons beside the label. */
  tools?: ReactNode;
  /** Stands in the editor's place until it is loaded, in its height. */
  waiting?: ReactNode;
  /** The editor, which is loaded when it is first needed; named by `${id}-label`. */
  children: ReactNode;
}

/** At the end of the line, whether or not the label is to be seen; it is as high as where the text is only read. */
const tools = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  minHeight: '1.125rem',
  mb: 0.5,
  '& > button': { height: 26, minHeight: 26, py: 0, my: '-4px' },
  [TOUCH]: { '& > button': { height: 44, my: '-13px' } },
} as const;

/** Where the label is hidden, its line takes no room either. */
const aside = { ...tools, mt: '-1.375rem' } as const;

interface HeadProps
  extends Pick<Props, 'id' | 'label' | 'isRequired' | 'isOptional' | 'isLabelHidden' | 'tools'> {
  isWrong: boolean;
  onWholeScreen(): void;
}

/** What an editor is called, and the buttons beside that. */
const EditorHead = ({ id, label, isRequired, isLabelHidden, isWrong, ...props }: HeadProps) => (
  <Box sx={isLabelHidden ? aside : tools}>
    <FormLabel
      component="div"
      id={`${id}-label`}
      required={isRequired}
      error={isWrong}
      sx={isLabelHidden ? visuallyHidden : { mr: 'auto', minWidth: 0 }}
    >
      <FieldLabel label={label} isOptional={props.isOptional} />
    </FormLabel>
    {props.tools}
    <WholeScreenButton label={label} onClick={props.onWholeScreen} />
  </Box>
);

/** A bordered box with label and message around an editor that is no plain input. */
export const EditorBox = ({
  onBlur,
  error,
  help,
  inputRef,
  minHeight,
  waiting = <Skeleton variant="rectangular" style={{ flex: 1 }} />,
  children,
  ...head
}: Props) => {
  const { id, label } = head;
  const message = error || help;
  const isWrong = Boolean(error);
  const [isWhole, setWhole] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  const editor = <Suspense fallback={waiting}>{children}</Suspense>;
  return (
    <Box
      id={id}
      ref={inputRef}
      {...handsOn}
      tabIndex={-1}
      onFocus={handOnFocus}
      onBlur={leave}
      sx={{ minWidth: 0, outline: 'none' }}
    >
      <EditorHead {...head} isWrong={isWrong} onWholeScreen={() => setWhole(true)} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight,
          border: '1px solid',
          borderColor: isWrong ? 'error.main' : 'action.disabled',
          borderRadius: 1,
          overflow: 'hidden',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: 1 },
        }}
      >
        {!isWhole && editor}
      </Box>
      {isWhole && (
        <WholeScreen label={label} tools={head.tools} onClose={() => setWhole(false)}>
          {editor}
        </WholeScreen>
      )}
      {message && (
        <FormHelperText id={`${id}-message`} error={isWrong}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
};
