import { type ReactNode, useState } from 'react';
import button from './optimisations/button.module.css';

interface Props {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** Draws the menu, which opens at an element. */
  menu(anchor: HTMLElement, close: () => void): ReactNode;
}

/** A picture as a button that opens a menu. */
export const MenuButton = ({ label, children, menu }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        {children}
      </button>
      {anchor && menu(anchor, () => setAnchor(null))}
    </>
  );
};
