import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import FollowIcon from '@mui/icons-material/NotificationsNoneOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SessionUser } from '../../../dataProvider/session';
import { useListPath } from '../../routing/paths';
import { personName } from '../../session/personName';
import { useSession } from '../../session/useSession';
import { useSignOut } from '../signIn/useSignOut';

// A menu looks for its first entry among its children themselves, past subheaders.
const whoIs = (user: SessionUser) => (
  <ListSubheader
    role="none"
    disableSticky
    sx={{ pt: 0.5, pb: 1.5, maxWidth: 300, lineHeight: 'inherit', bgcolor: 'transparent' }}
  >
    <Typography noWrap color="text.primary" sx={{ fontWeight: 'fontWeightBold' }}>
      {personName(user)}
    </Typography>
    <Typography noWrap variant="body2">
      {user.email}
    </Typography>
  </ListSubheader>
);

interface Props {
  user: SessionUser;
  label: string;
  anchor: HTMLElement;
  onClose(): void;
}

/** What opens beneath the initials of who is signed in. */
export const UserChoices = ({ user, label, anchor, onClose }: Props) => {
  const translate = useTranslate();
  const listPath = useListPath();
  const signOut = useSignOut();
  const keepsFollows = useSession()?.keepsFollows === true;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {whoIs(user)}
      <MenuItem component={Link} to={listPath('myAccount')} onClick={onClose}>
        <ListItemIcon>
          <AccountIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.myAccount')}
      </MenuItem>
      {keepsFollows && (
        <MenuItem component={Link} to={listPath('following')} onClick={onClose}>
          <ListItemIcon>
            <FollowIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.following')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        <ListItemIcon>
          <SignOutIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.signOut')}
      </MenuItem>
    </Menu>
  );
};
