import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigation } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import { Progress } from '../../ui/plain/Progress';
import { TOP_BAR_HEIGHT } from '../../ui/topBar';
import { useIsWide } from '../../ui/useIsWide';
import { OrganisationButton } from '../organisations/OrganisationButton';
import { PaletteButton } from '../palette/PaletteButton';
import { Brand } from './Brand';
import { LocaleSwitch } from './LocaleSwitch';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu } from './UserMenu';

interface Props {
  session: Session;
  /** Opens the menu where it isn't on screen all the time. */
  onOpenMenu(): void;
}

/** Whether something is on its way that the address waits for. */
const Busy = () => {
  const translate = useTranslate();
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      role="progressbar"
      aria-label={translate('shell.busy')}
      sx={{ position: 'absolute', insetInline: 0, bottom: -2, height: 2 }}
    >
      <Progress />
    </Box>
  );
};

const Bar = ({ session, onOpenMenu }: Props) => {
  const translate = useTranslate();
  const isWide = useIsWide();
  return (
    <Box
      component="header"
      className="mui-fixed"
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        top: 0,
        height: TOP_BAR_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isWide ? (
        <Brand />
      ) : (
        <IconButton aria-label={translate('shell.openMenu')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'space-between', md: 'flex-end' },
          gap: { xs: 0.5, sm: 1 },
        }}
      >
        <OrganisationButton session={session} />
        <PaletteButton session={session} />
      </Box>
      {isWide && <LocaleSwitch />}
      {isWide && <ThemeSwitch />}
      <UserMenu user={session.user} />
      <Busy />
    </Box>
  );
};

/** The bar above every page. */
export const TopBar = memo(Bar);
