import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { AnswerList } from './AnswerList';
import { type InvitedUser, statuses } from './results';
import { useAnswers } from './useAnswers';

interface Props {
  record: DataRecord;
  user: InvitedUser;
  onClose(): void;
}

/** What one person answered, question by question, with a button to save it. */
export const AnswersDialog = ({ record, user, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { answers, error, refetch, isBusy, save } = useAnswers(record, user);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate('questionnaireResults.answersOf', { name: user.name })}
      </DialogTitle>
      <DialogContent>
        {user.status === statuses.notCompleted && (
          <DialogContentText sx={{ mb: 1 }}>
            {translate('questionnaireResults.notDone')}
          </DialogContentText>
        )}
        {error ? (
          <FailedToLoad error={error} onRetry={() => refetch()} />
        ) : answers ? (
          <AnswerList answers={answers} />
        ) : (
          <TabSkeleton />
        )}
      </DialogContent>
      <DialogActions>
        {/* Switched off while it is busy, it would lose the focus, and with it the way out by Escape. */}
        <Button
          startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : <DownloadIcon />}
          aria-busy={isBusy}
          onClick={save}
        >
          {translate('questionnaireResults.csv')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('views.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
