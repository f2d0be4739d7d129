import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type NotUndone, type UndoProgress, undoAct } from '../../../dataProvider/undoAct';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { useToast } from '../../ui/toasts';
import { renewFiles } from '../../uploads/fileVersions';

interface Props {
  act: number;
  onClose(): void;
}

const NOTHING: UndoProgress = { done: 0, of: 0, notUndone: [] };

/** Takes an act back as soon as it is shown: once, however often it is drawn. */
const useUndo = ({ act, onClose }: Props) => {
  const client = useQueryClient();
  const toast = useToast();
  const { attempt } = useAttempt('toast');
  const [progress, setProgress] = useState(NOTHING);
  const [isOver, setOver] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void attempt(async () => {
      const { message, notUndone } = await undoAct(act, setProgress);
      if (notUndone.length > 0) return setOver(true);
      toast.success(message);
      onClose();
    }).then(async (isDone) => {
      renewFiles();
      await client.invalidateQueries();
      if (!isDone) onClose();
    });
  }, [act, attempt, client, onClose, toast]);
  return { ...progress, isOver };
};

/** What stays as it is, each with the reason. */
const Left = ({ all }: { all: readonly NotUndone[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
    {all.map(({ resource, recordId, kind, name, reason }) => (
      <li key={`${resource} ${recordId}`}>
        <Typography component="span" fontWeight={600}>
          {name}
        </Typography>
        {` · ${kind}: ${reason}`}
      </li>
    ))}
  </Box>
);

/** How far the way back has come, and what stays as it is once it is over. */
export const UndoDialog = (props: Props) => {
  const { onClose } = props;
  const translate = useTranslate();
  const { done, of, notUndone, isOver } = useUndo(props);
  const status = translate('views.bulk.progress', { done, of });
  return (
    <InfoDialog
      title={
        isOver
          ? translate('views.undo.left', { smart_count: notUndone.length })
          : translate('views.undo.title')
      }
      maxWidth="sm"
      onClose={isOver ? onClose : undefined}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!isOver && (
          <>
            <LinearProgress
              variant={of > 0 ? 'determinate' : 'indeterminate'}
              value={(100 * done) / Math.max(1, of)}
              aria-label={translate('views.undo.title')}
            />
            <Typography role="status">{of > 0 ? status : ''}</Typography>
          </>
        )}
        {isOver && <Left all={notUndone} />}
      </Box>
    </InfoDialog>
  );
};
