import type { MenuEntry } from 'virtual:resources';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Brand } from '../bar/Brand';
import { LocaleSwitch } from '../bar/LocaleSwitch';
import { ThemeSwitch } from '../bar/ThemeSwitch';
import { MenuEntries } from './MenuEntries';
import { MenuFoot } from './MenuFoot';

export interface MenuProps {
  /** All resources; the menu picks what the person may read. */
  entries: readonly MenuEntry[];
  /** Where there is no room for it, the menu comes when it is called. */
  isOpen: boolean;
  onClose(): void;
}

/** The menu over the page, with the switches that the bar has no room for. */
export const MenuDrawer = ({ entries, isOpen, onClose }: MenuProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { sx: { width: 'min(88vw, 320px)' } } }}
  >
    <Box sx={{ px: 2.5, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
      <Brand />
    </Box>
    <MenuEntries entries={entries} onChoose={onClose} />
    <MenuFoot>
      <LocaleSwitch />
      <ThemeSwitch />
    </MenuFoot>
  </Drawer>
);
