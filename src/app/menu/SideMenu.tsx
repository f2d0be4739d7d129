import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, memo, Suspense, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { TOP_BAR_HEIGHT } from '../../ui/topBar';
import { useIsWide } from '../../ui/useIsWide';
import { useStored } from '../../ui/useStored';
import type { MenuProps } from './MenuDrawer';
import { MenuEntries } from './MenuEntries';
import { MenuFoot } from './MenuFoot';

const MenuDrawer = lazy(() =>
  import('./MenuDrawer').then((module) => ({ default: module.MenuDrawer })),
);

const WIDTH = 280;
const RAIL_WIDTH = 64;

const PermanentMenu = ({ entries }: Pick<MenuProps, 'entries'>) => {
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
      <MenuFoot>
        <IconButton
          aria-label={translate(isRail ? 'shell.expandMenu' : 'shell.collapseMenu')}
          title={translate(isRail ? 'shell.expandMenu' : 'shell.collapseMenu')}
          aria-expanded={!isRail}
          onClick={() => setRail(!isRail)}
        >
          {isRail ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
        </IconButton>
      </MenuFoot>
    </Box>
  );
};

const Menu = (props: MenuProps) => {
  const isWide = useIsWide();
  const hasOpened = useRef(false);
  hasOpened.current ||= props.isOpen;
  if (isWide) return <PermanentMenu entries={props.entries} />;
  return <Suspense>{hasOpened.current && <MenuDrawer {...props} />}</Suspense>;
};

/** The way to every list: beside the content on wide screens, over it on small ones. */
export const SideMenu = memo(Menu);
