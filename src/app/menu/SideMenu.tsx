import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import { useHasBeen } from '../../ui/useHasBeen';
import { useIsWide } from '../../ui/useIsWide';
import { useStored } from '../../ui/useStored';
import type { MenuProps } from './MenuDrawer';
import { MenuEntries } from './MenuEntries';
import { MenuFoot } from './MenuFoot';
import look from './menu.module.css';

const MenuDrawer = lazyDialog(async () => (await import('./MenuDrawer')).MenuDrawer);

const PermanentMenu = ({ entries }: Pick<MenuProps, 'entries'>) => {
  const translate = useTranslate();
  const [isRail, setRail] = useStored('backoffice.menu.rail', false);
  return (
    <div className={isRail ? `${look.side} ${look.narrow}` : look.side}>
      <MenuEntries entries={entries} isRail={isRail} />
      <MenuFoot>
        <button
          type="button"
          className={button.icon}
          aria-label={translate(isRail ? 'shell.expandMenu' : 'shell.collapseMenu')}
          title={translate(isRail ? 'shell.expandMenu' : 'shell.collapseMenu')}
          aria-expanded={!isRail}
          onClick={() => setRail(!isRail)}
        >
          {isRail ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
        </button>
      </MenuFoot>
    </div>
  );
};

const Menu = (props: MenuProps) => {
  const isWide = useIsWide();
  const hasOpened = useHasBeen(props.isOpen);
  if (isWide) return <PermanentMenu entries={props.entries} />;
  return hasOpened && <MenuDrawer {...props} />;
};

/** The way to every list: beside the content on wide screens, over it on small ones. */
export const SideMenu = memo(Menu);
