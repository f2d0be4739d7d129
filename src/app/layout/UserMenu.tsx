import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSubmit } from 'react-router';
import type { SessionUser } from '../../../dataProvider/session';
import { signOutPath, useCurrentLocale, useListPath } from '../../routing/paths';
import { initialsOf, personName } from '../../session/personName';

const Initials = ({ user }: { user: SessionUser }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: '50%',
      typography: 'caption',
      fontWeight: 'fontWeightBold',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {initialsOf(user)}
  </Box>
);

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

/** Who is signed in, the way to their account, and the way out. */
export const UserMenu = ({ user }: { user: SessionUser }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const listPath = useListPath();
  const submit = useSubmit();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = translate('shell.userMenu', {
    name: personName(user),
    initials: initialsOf(user),
  });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Initials user={user} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {whoIs(user)}
        <MenuItem component={Link} to={listPath('myAccount')} onClick={close}>
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.myAccount')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            submit(null, { method: 'post', action: signOutPath(locale), flushSync: true });
          }}
        >
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
