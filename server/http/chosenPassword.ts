import { hasToChoose } from '../access/generatedPasswords';
import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { Route } from './route';

/** What is answered before somebody has chosen a password: who they are, signing out, and the choice. */
const ANSWERED: ReadonlySet<string> = new Set([
  'GET /session',
  'DELETE /session',
  'POST /myaccount',
  // Which asks for a second factor of who has one.
  'POST /session/secondfactor',
]);

/** @throws Refusal 403 to who has yet to choose a password */
export const requireChosenPassword = (
  { method, path }: Pick<Route, 'method' | 'path'>,
  { user }: Pick<SignedIn, 'user'>,
): void => {
  if (hasToChoose(user) && !ANSWERED.has(`${method} ${path}`))
    throw new Refusal(403, 'server.passwords.choose');
};
