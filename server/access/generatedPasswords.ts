import type { Clock } from '../contract/clock';
import { Refusal } from '../contract/Refusal';
import type { Store } from '../store/Store';
import { type User, users } from '../tables/organisation/users';

/** How long a generated password opens a session. */
const HOLDS = 24 * 60 * 60_000;

/** When a password ends that is generated now. */
export const endOfGenerated = (clock: Clock): number => clock() + HOLDS;

/** Whether somebody has a generated password, and has to choose one before anything else. */
export const hasToChoose = ({ passwordExpires }: User): boolean =>
  typeof passwordExpires === 'number';

/** Takes a generated password for the one sign-in that it is good for. @throws Refusal 401 for one that is over */
export const takeGenerated = async (store: Store, clock: Clock, user: User): Promise<void> => {
  const { id, passwordExpires } = user;
  if (typeof passwordExpires !== 'number') return;
  const unused = { where: { id, passwordExpires } };
  const isOver = passwordExpires <= clock();
  if (isOver || (await store.rows(users).updateWhere(unused, { passwordExpires: 0 })) === 0)
    throw new Refusal(401, 'server.passwords.expired');
};
