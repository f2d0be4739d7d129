import type { ReactNode } from 'react';
import look from './pageHead.module.css';

/** The heading of a page, with its actions at the far end. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={look.head}>
    <h1 tabIndex={-1}>{title}</h1>
    <div className={look.actions}>{children}</div>
  </div>
);
