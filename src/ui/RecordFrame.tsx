import { type ReactNode, use } from 'react';
import { PageBeside, PageMark } from './pageMark';
import look from './recordFrame.module.css';

interface Props {
  title: string;
  picture?: ReactNode;
  /** How the record stands, behind its name. */
  state?: ReactNode;
  /** What is known of it at first sight. */
  facts?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The head of a record's page: always as high as any other, so that nothing moves from one to the next. */
export const RecordFrame = ({ title, picture, state, facts, children }: Props) => {
  const mark = use(PageMark);
  const beside = use(PageBeside);
  return (
    <div className={look.head}>
      {picture}
      <div className={look.about}>
        <div className={look.name}>
          <h1 tabIndex={-1} title={title}>
            {title}
          </h1>
          {state}
          {mark}
        </div>
        <div className={look.facts}>{facts}</div>
      </div>
      <div className={look.actions}>
        {beside}
        {children}
      </div>
    </div>
  );
};
