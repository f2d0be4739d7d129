import type { ReactNode } from 'react';
import look from './optimisations/values.module.css';

/** Text for screen readers only, beside something that is only drawn. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={look.hidden}>{children}</span>
);
