import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ToneChip } from '../../ui/ToneChip';
import { type InvitedUser, statusTones } from './results';

interface Props {
  users: readonly InvitedUser[];
  actions(user: InvitedUser): ReactNode;
}

/** Invited people one below the other, for screens without room for a table. */
export const InvitedCards = ({ users, actions }: Props) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {users.map((user) => (
        <Box
          component="li"
          key={user.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography fontWeight={600}>{user.name}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
              {user.email}
            </Typography>
            <ToneChip
              label={translate(`questionnaireResults.codes.status.${user.status}`)}
              tone={statusTones[user.status]}
            />
          </Box>
          {actions(user)}
        </Box>
      ))}
    </Box>
  );
};
