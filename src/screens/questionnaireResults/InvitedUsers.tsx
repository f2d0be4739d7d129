import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { f } from '../../../schemas';
import { useLabelScope } from '../../fields/labels';
import { Pager } from '../../ui/Pager';
import { SearchBox } from '../../ui/SearchBox';
import { useIsWide } from '../../ui/useIsWide';
import { usePage } from '../../ui/usePage';
import { PartTable } from '../../views/parts/PartTable';
import { InvitedCards } from './InvitedCards';
import { type InvitedUser, isFound, statuses, statusTones } from './results';

const PAGE = 20;

const fields = {
  name: f.text(),
  email: f.email(),
  status: f.choice({
    values: [statuses.passed, statuses.failed, statuses.notCompleted],
    tones: statusTones,
  }),
  score: f.integer(),
};

interface Props {
  users: readonly InvitedUser[];
  /** Shows what one of them answered. */
  onOpen(user: InvitedUser): void;
}

const OpenAnswers = ({ user, onOpen }: { user: InvitedUser } & Pick<Props, 'onOpen'>) => {
  const translate = useTranslate();
  return (
    <Tooltip title={translate('questionnaireResults.answers')}>
      <IconButton
        size="small"
        aria-label={translate('questionnaireResults.answersOf', { name: user.name })}
        onClick={() => onOpen(user)}
      >
        <ListAltIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** Who was invited and how each stands, a page at a time. */
export const InvitedUsers = ({ users, onOpen }: Props) => {
  const translate = useTranslate();
  const labels = useLabelScope('questionnaireResults');
  const isWide = useIsWide();
  const [search, setSearch] = useState('');
  const found = users.filter((user) => isFound(user, search));
  const { page, shown, setPage } = usePage(found, PAGE);
  return (
    <>
      {users.length > PAGE && (
        <Box sx={{ mb: 1 }}>
          <SearchBox
            value={search}
            label={translate('questionnaireResults.search')}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </Box>
      )}
      {isWide || shown.length === 0 ? (
        <PartTable
          fields={fields}
          rows={shown}
          labelScope={labels}
          resource="questionnaires"
          actions={(row) => <OpenAnswers user={row as InvitedUser} onOpen={onOpen} />}
        />
      ) : (
        <InvitedCards
          users={shown}
          actions={(user) => <OpenAnswers user={user} onOpen={onOpen} />}
        />
      )}
      <Pager list={{ page, perPage: PAGE, total: found.length, data: shown, setPage }} />
    </>
  );
};
