import { type ReactNode, use } from 'react';
import look from './pageHead.module.css';
import { PageMark } from './pageMark';

interface Props {
  title: string;
  /** What stands before the title. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The heading of a page, with its actions at the far end. */
export const PageHead = ({ title, before, children }: Props) => {
  const mark = use(PageMark);
  return (
    <div className={look.head}>
      {before}
      <h1 tabIndex={-1}>{title}</h1>
      {mark}
      <div className={look.actions}>{children}</div>
    </div>
  );
};
