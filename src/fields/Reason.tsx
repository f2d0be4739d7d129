import type { ReactNode } from 'react';
import look from './reason.module.css';

/** Why something can only be read. */
export const Reason = ({ children }: { children: ReactNode }) => (
  <p className={look.reason}>{children}</p>
);
