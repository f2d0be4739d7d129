import type { ReactNode } from 'react';
import look from './menu.module.css';

/** What stands below the menu's entries, however far they are scrolled. */
export const MenuFoot = ({ children }: { children: ReactNode }) => (
  <div className={look.foot}>{children}</div>
);
