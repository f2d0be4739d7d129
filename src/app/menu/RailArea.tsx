import type SvgIcon from '@mui/material/SvgIcon';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { useHasBeen } from '../../ui/useHasBeen';
import look from './menu.module.css';

const MenuFlyout = lazyDialog(async () => (await import('./MenuFlyout')).MenuFlyout);

interface Props {
  heading: string;
  Icon: typeof SvgIcon;
  /** The open page is one of its entries. */
  isActive: boolean;
  /** Its entries, given what closes them. */
  children(close: () => void): ReactNode;
}

/** An area of the menu as a picture, whose entries open beside it. */
export const RailArea = ({ heading, Icon, isActive, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasOpened = useHasBeen(isOpen);
  return (
    <>
      <h2>
        <button
          type="button"
          ref={setAnchor}
          className={`${look.link} ${look.rail}`}
          aria-label={heading}
          title={heading}
          aria-haspopup="true"
          aria-expanded={isOpen}
          data-active={isActive || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon fontSize="small" />
        </button>
      </h2>
      {hasOpened && (
        <MenuFlyout label={heading} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </MenuFlyout>
      )}
    </>
  );
};
