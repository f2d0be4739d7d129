import MoreIcon from '@mui/icons-material/MoreHoriz';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';
import { whenIdle } from '../../ui/waiting/whenIdle';
import type { ListMenuProps } from './ListMenu';

const ListMenu = lazy(() => withMaterial(import('./ListMenu')));

/** The button of a list's menu, which comes after the list. */
export const MoreOfList = (props: Pick<ListMenuProps, 'definition' | 'list' | 'columns'>) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  const label = translate('views.more');
  return (
    <>
      <button
        type="button"
        className={button.icon}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </button>
      {(isTime || anchor) && (
        <Suspense>
          <ListMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
