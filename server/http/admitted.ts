import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import { requireChosenPassword } from './chosenPassword';
import type { Route } from './route';

/** What is answered before somebody has proved who they are by a second factor that is demanded of them. */
const ANSWERED: ReadonlySet<string> = new Set([
  'GET /session',
  'DELETE /session',
  'POST /session/secondfactor',
  'GET /myaccount/secondfactors',
  'POST /myaccount/secondfactors',
  // Choosing a password comes first.
  'POST /myaccount',
]);

/** Refuses who has something to do first that is demanded of them. @throws Refusal 403 */
export const requireAdmitted = (
  route: Pick<Route, 'method' | 'path'>,
  caller: Pick<SignedIn, 'user' | 'needsSecondFactor'>,
): void => {
  requireChosenPassword(route, caller);
  const { needsSecondFactor } = caller;
  if (needsSecondFactor && !ANSWERED.has(`${route.method} ${route.path}`))
    throw new Refusal(
      403,
      `server.secondFactor.demanded.${needsSecondFactor}`,
      {},
      { parts: { needsSecondFactor } },
    );
};
