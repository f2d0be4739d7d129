import { isActive } from '../access/access';
import { endSessions } from '../access/endSessions';
import { NO_LINK, userOfLink } from '../access/passwordLinks';
import { passwordLength, passwordProblem } from '../access/passwordRule';
import { hashPassword } from '../access/passwords';
import { neededPart } from '../contract/parts';
import { Refusal, type Text } from '../contract/Refusal';
import { ok, type Reply } from '../contract/reply';
import { addEntry, firstEntry } from '../records/audit/entries';
import { nameOfPerson } from '../records/texts';
import { type User, users } from '../tables/organisation/users';
import { sentText } from '../wire/sent';
import type { OpenRoute, RoutedCall } from './route';
import { admitStranger, fromOf } from './sessionReply';

const CALL = 'POST session/password';

const over = (): Refusal => new Refusal(403, 'server.passwordLink.over');

/** @throws Refusal 400 at the password */
const requireGood = async (context: RoutedCall['context'], user: User, password: string) => {
  const organisations = await (await context.access.now()).organisationsOf(user);
  const length = passwordLength(context.installation, user, organisations);
  const problem = await passwordProblem(password, length, user);
  if (!problem) return;
  const text = { key: problem.message, params: problem.params } as Text;
  throw new Refusal(400, text.key, text.params, { errors: { password: text } });
};

const handle = async (call: RoutedCall): Promise<Reply> => {
  const { address, body, context, text } = call;
  const { clock, onEntry, store, throttle } = context;
  const token = neededPart(body, 'token', sentText);
  const password = neededPart(body, 'password', sentText);
  const attempt = await throttle.begin({ account: 'password link', address });
  const user = await userOfLink(store, clock, token);
  if (user === undefined || !isActive(user)) throw over();
  await attempt.succeed();
  await requireGood(context, user, password);
  const passwordHash = await hashPassword(password);
  await store.transaction(async (inner) => {
    const { id, organisationId } = user;
    // Of two who use it at the same time one does.
    const unused = { where: { id, passwordLinkHash: user.passwordLinkHash } };
    const chosen = { passwordHash, passwordExpires: null, passwordIsWeak: 0, ...NO_LINK };
    if ((await inner.rows(users).updateWhere(unused, chosen)) === 0) throw over();
    await endSessions(inner, { userId: id });
    const entry = {
      ...firstEntry({ user, ...fromOf(call) }, 'password', CALL, clock),
      ...{ resource: users.name, recordId: id, recordName: nameOfPerson(user) },
    };
    await addEntry(inner, Number(organisationId), entry, onEntry);
  });
  return ok({ message: text('server.passwords.changed') });
};

/** `/internal/v1/session/password`: a password is chosen by a link that was mailed. Signing in comes after it, second factor included. */
export const passwordLinkRoute: OpenRoute = {
  method: 'POST',
  path: '/session/password',
  isOpen: true,
  admit: admitStranger,
  handle,
};
