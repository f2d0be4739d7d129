import { createContext, type ReactNode, useContext } from 'react';
import look from './pageLink.module.css';

interface Props {
  /** An address of the app. */
  to: string;
  isStrong?: boolean;
  children: ReactNode;
}

/** Whether what is drawn stands in a link. */
const InLink = createContext(false);

/** Whether what is drawn stands in a control, where a link is its text. */
export const useIsPlain = (): boolean => useContext(InLink);

/** Within another control a link is its text. */
export const PlainLinks = ({ children }: { children: ReactNode }) => (
  <InLink value={true}>{children}</InLink>
);

/**
 * A link to a page, of which a list has hundreds: a plain element that nothing draws again when the address
 * changes. Whoever frames the pages follows it (`src/routing/useFollowLink.ts`). Inside another one it is that one's
 * text: a row whose name is a record that it refers to leads to the row.
 */
export const PageLink = ({ to, isStrong = false, children }: Props) =>
  useIsPlain() ? (
    children
  ) : (
    <a href={to} data-page className={isStrong ? `${look.link} ${look.strong}` : look.link}>
      <InLink value={true}>{children}</InLink>
    </a>
  );
