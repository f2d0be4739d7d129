import { hasToChoose, takeGenerated } from '../access/generatedPasswords';
import { passwordLength, passwordProblem } from '../access/passwordRule';
import { type User, users } from '../tables/organisation/users';
import type { ServerContext } from './ServerContext';

/**
 * What a right password is good for: a generated one for one sign-in, and one that breaks the rule of today for any
 * number of them, with a note.
 *
 * @throws Refusal 401 for a generated one that is over
 */
export const admitPassword = async (
  { access, clock, installation, store }: ServerContext,
  user: User,
  password: string,
): Promise<void> => {
  if (hasToChoose(user)) return takeGenerated(store, clock, user);
  const organisations = await (await access.now()).organisationsOf(user);
  const length = passwordLength(installation, user, organisations);
  const passwordIsWeak = (await passwordProblem(password, length, user)) ? 1 : 0;
  if (passwordIsWeak !== (user.passwordIsWeak ?? 0))
    await store.rows(users).update(user.id, { passwordIsWeak });
};
