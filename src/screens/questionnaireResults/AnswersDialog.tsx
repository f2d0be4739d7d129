import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, f } from '../../../schemas';
import { FailedToLoad } from '../../views/FailedToLoad';
import { RowsTable } from '../../views/RowsTable';
import { TabSkeleton } from '../../views/TabSkeleton';
import { type InvitedUser, statuses } from './results';
import { useAnswers } from './useAnswers';

const fields = {
  question: f.text(),
  answer: f.text(),
  correct: f.choice({ values: [1, 0], tones: { 1: 'success', 0: 'error' } }),
  score: f.integer(),
};

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
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
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
          <RowsTable
            fields={fields}
            rows={answers}
            rowKey={({ key }) => Number(key)}
            scope="questionnaireResults.sheet"
            resource="questionnaires"
          />
        ) : (
          <TabSkeleton />
        )}
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<DownloadIcon />}
          loading={isBusy}
          loadingPosition="start"
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
