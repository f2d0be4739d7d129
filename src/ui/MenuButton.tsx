import { type ReactNode, useState } from 'react';
import button from './optimisations/button.module.css';

interface OpenerProps {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  isOpen: boolean;
  /** Is given what the menu opens at. */
  onOpen(anchor: HTMLElement): void;
}

/** A picture as a button for a menu that stands elsewhere. */
export const MenuOpener = ({ label, children, isOpen, onOpen }: OpenerProps) => (
  <button
    type="button"
    className={button.icon}
    aria-label={label}
    title={label}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
  >
    {children}
  </button>
);

interface Props extends Pick<OpenerProps, 'label' | 'children'> {
  /** Draws the menu, which opens at an element. */
  menu(anchor: HTMLElement, close: () => void): ReactNode;
}

/** A picture as a button that opens a menu. */
export const MenuButton = ({ label, children, menu }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <MenuOpener label={label} isOpen={anchor !== null} onOpen={setAnchor}>
        {children}
      </MenuOpener>
      {anchor && menu(anchor, () => setAnchor(null))}
    </>
  );
};
