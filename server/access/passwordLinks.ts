import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import { type User, users } from '../tables/organisation/users';
import { hashOf, newToken } from './token';

/** Milliseconds that a link is valid for. */
const VALID = 24 * 60 * 60_000;
/** Milliseconds between two links to one user: nobody's mailbox is filled with them. */
const BETWEEN = 60_000;

/** What a user has who has no link by which a password is chosen: one that was used, or that something else ended. */
export const NO_LINK = { passwordLinkHash: '', passwordLinkEnds: null } as const;

/** A token for a link by which a user chooses a password, and what is kept of it. One before it opens nothing any more. */
export const newPasswordLink = (clock: Clock) => {
  const token = newToken();
  return {
    token,
    values: { passwordLinkHash: hashOf(token), passwordLinkEnds: clock() + VALID },
  };
};

/** Whether a user was issued a link so lately that another one has to wait. */
export const hasFreshLink = ({ passwordLinkEnds }: User, clock: Clock): boolean =>
  (passwordLinkEnds ?? 0) > clock() + VALID - BETWEEN;

/** Whose link has a token; `undefined` of one that is over, or that nobody has. */
export const userOfLink = async (
  store: Store,
  clock: Clock,
  token: string,
): Promise<User | undefined> => {
  const where = { passwordLinkHash: hashOf(token) };
  const [user] = await store.rows(users).find({ where, take: 1 });
  return user && (user.passwordLinkEnds ?? 0) > clock() ? user : undefined;
};
