import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ScreenProps } from '../../views/screenContexts';
import { AnswersDialog } from './AnswersDialog';
import { Figures } from './Figures';
import { InvitedUsers } from './InvitedUsers';
import { Percentages } from './Percentages';
import { type InvitedUser, invitedBy } from './results';
import { Shares } from './Shares';
import './texts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="subtitle1" component="h2" fontWeight={600} gutterBottom>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** How a questionnaire goes: how many stand how, who was invited, and the fixed percentages. */
const QuestionnaireResults = ({ record }: ScreenProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<InvitedUser | null>(null);
  const users = invitedBy(record);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
        }}
      >
        <Part title={translate('questionnaireResults.counts.title')}>
          <Figures record={record} />
        </Part>
        {users.length > 0 && (
          <Part title={translate('questionnaireResults.shares.title')}>
            <Shares users={users} />
          </Part>
        )}
      </Box>
      <Part title={translate('questionnaireResults.users')}>
        {users.length === 0 ? (
          <Typography color="text.secondary">{translate('questionnaireResults.nobody')}</Typography>
        ) : (
          <InvitedUsers users={users} onOpen={setOpen} />
        )}
      </Part>
      <Box sx={{ maxWidth: 360 }}>
        <Part title={translate('questionnaireResults.percentages.title')}>
          <Percentages />
        </Part>
      </Box>
      {open && <AnswersDialog record={record} user={open} onClose={() => setOpen(null)} />}
    </Box>
  );
};

export default QuestionnaireResults;
