import type { ReactNode } from 'react';
import look from './pageLink.module.css';

interface Props {
  /** An address of the app. */
  to: string;
  isStrong?: boolean;
  children: ReactNode;
}

/**
 * A link to a page, of which a list has hundreds: a plain element that nothing draws again when the address
 * changes. Whoever frames the pages follows it (`src/routing/useFollowLink.ts`).
 */
export const PageLink = ({ to, isStrong = false, children }: Props) => (
  <a href={to} data-page className={isStrong ? `${look.link} ${look.strong}` : look.link}>
    {children}
  </a>
);
