import type { MenuEntry } from 'virtual:resources';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Brand } from './Brand';
import { LocaleSwitch } from './LocaleSwitch';
import { MenuEntries } from './MenuEntries';
import { ThemeSwitch } from './ThemeSwitch';
import { TOP_BAR_HEIGHT } from './TopBar';
import { useIsWide } from './useIsWide';
import { useStored } from './useStored';

const WIDTH = 248;
const RAIL_WIDTH = 64;

interface Props {
  /** All resources; the menu picks what the person may read. */
  entries: readonly MenuEntry[];
  /** Where there is no room for it, the menu comes when it is called. */
  isOpen: boolean;
  onClose(): void;
}

const Foot = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 0.5,
      px: 1.5,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);

const PermanentMenu = ({ entries }: Pick<Props, 'entries'>) => {
  const translate = useTranslate();
  const [isRail, setRail] = useStored('backoffice.menu.rail', false);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        width: isRail ? RAIL_WIDTH : WIDTH,
        height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <MenuEntries entries={entries} isRail={isRail} />
      <Foot>
        <IconButton
          aria-label={translate(isRail ? 'shell.expandMenu' : 'shell.collapseMenu')}
          title={translate(isRail ? 'shell.expandMenu' : 'shell.collapseMenu')}
          aria-expanded={!isRail}
          onClick={() => setRail(!isRail)}
        >
          {isRail ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
        </IconButton>
      </Foot>
    </Box>
  );
};

const MenuDrawer = ({ entries, isOpen, onClose }: Props) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { sx: { width: 'min(88vw, 320px)' } } }}
  >
    <Box sx={{ px: 2.5, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
      <Brand />
    </Box>
    <MenuEntries entries={entries} onChoose={onClose} />
    <Foot>
      <LocaleSwitch />
      <ThemeSwitch />
    </Foot>
  </Drawer>
);

/** The way to every list: beside the content on wide screens, over it on small ones. */
export const SideMenu = (props: Props) =>
  useIsWide() ? <PermanentMenu entries={props.entries} /> : <MenuDrawer {...props} />;
