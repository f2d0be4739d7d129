import type { ReactNode } from 'react';
import look from './pageHead.module.css';

interface Props {
  title: string;
  /** What stands before the title. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The heading of a page, with its actions at the far end. */
export const PageHead = ({ title, before, children }: Props) => (
  <div className={look.head}>
    {before}
    <h1 tabIndex={-1}>{title}</h1>
    <div className={look.actions}>{children}</div>
  </div>
);
