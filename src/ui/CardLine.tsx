import type { ReactNode } from 'react';
import look from './optimisations/cardLine.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** A value on a card, with its name before it. */
export const CardLine = ({ label, children }: Props) => (
  <div className={look.line}>
    <span className={look.label}>{label}</span>
    <div className={look.value}>{children}</div>
  </div>
);
