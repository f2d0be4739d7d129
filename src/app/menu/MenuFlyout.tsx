import Popover from '@mui/material/Popover';
import { type ReactNode, useEffect } from 'react';
import { useOneStop } from '../../ui/focus/useOneStop';
import look from './menu.module.css';

interface Props {
  label: string;
  /** What it opens beside. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  onClose(): void;
  /** The entries. */
  children: ReactNode;
}

const Entries = ({ label, children }: Pick<Props, 'label' | 'children'>) => {
  const menu = useOneStop<HTMLElement>('a', 'vertical');
  useEffect(() => {
    const { current } = menu;
    current?.querySelector<HTMLElement>('a[aria-current], a')?.focus();
  }, [menu]);
  return (
    <nav ref={menu} className={`${look.menu} ${look.flyout}`} aria-label={label}>
      <h2>{label}</h2>
      <ul>{children}</ul>
    </nav>
  );
};

/** The entries of an area beside its picture, where the menu has room for pictures alone. */
export const MenuFlyout = ({ label, anchor, isOpen, onClose, children }: Props) => (
  <Popover
    open={isOpen}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    transitionDuration={0}
    slotProps={{ paper: { variant: 'outlined', elevation: 0, sx: { ml: 1, width: 240 } } }}
  >
    <Entries label={label}>{children}</Entries>
  </Popover>
);
