import type { ReactNode } from 'react';
import look from '../optimisations/values.module.css';

interface Props {
  prefix: ReactNode;
  children: ReactNode;
}

/** A value with what stands before it, if anything does. */
export const CellPrefix = ({ prefix, children }: Props) =>
  prefix ? (
    <div className={look.prefixed}>
      {prefix}
      {children}
    </div>
  ) : (
    children
  );
