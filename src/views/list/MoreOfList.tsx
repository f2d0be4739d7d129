import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { part } from '../../routing/part';
import { MenuOpener } from '../../ui/MenuButton';
import { withMaterial } from '../../ui/theme/material';
import { whenIdle } from '../../ui/waiting/whenIdle';
import type { ListMenuProps } from './ListMenu';

const ListMenu = part('ListMenu', () => withMaterial(import('./ListMenu')));

/** The button of a list's menu, which comes after the list. */
export const MoreOfList = (props: Pick<ListMenuProps, 'definition' | 'list' | 'columns'>) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  return (
    <>
      <MenuOpener label={translate('views.more')} isOpen={anchor !== null} onOpen={setAnchor}>
        <MoreIcon />
      </MenuOpener>
      {(isTime || anchor) && (
        <Suspense>
          <ListMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
