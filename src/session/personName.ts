import type { SessionUser } from '../../dataProvider/session';

type Named = Pick<SessionUser, 'firstName' | 'insertions' | 'lastName' | 'email'>;

/** A person's whole name; the e-mail address of one who has none. */
export const personName = ({ firstName, insertions, lastName, email }: Named): string =>
  [firstName, insertions, lastName].filter(Boolean).join(' ') || email;

/** One or two capitals that stand for a person. */
export const initialsOf = ({ firstName, lastName, email }: Named): string =>
  (
    [firstName, lastName].map((name) => name?.charAt(0) ?? '').join('') || email.charAt(0)
  ).toUpperCase();
