import { myAccount as definition } from '../../../resources/organisation/myAccount';
import type { Problem } from '../../../schemas';
import { endSessions } from '../../access/endSessions';
import { NO_LINK } from '../../access/passwordLinks';
import { passwordLength, passwordProblem } from '../../access/passwordRule';
import { hashPassword, isPassword } from '../../access/passwords';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { users } from '../../tables/organisation/users';
import { sentText } from '../../wire/sent';
import { factorCalls } from './account/factorCalls';
import { sessionCalls } from './account/sessionCalls';

const refusalOf = async (
  { call: { user, organisations }, installation }: CallContext,
  password: string,
): Promise<Problem<string> | undefined> =>
  password === ''
    ? { message: 'required' }
    : passwordProblem(password, passwordLength(installation, user, organisations), user);

const wrongPassword = (): FieldProblems =>
  new FieldProblems('myAccount', { oldpassword: { message: 'server.passwords.wrong' } });

/** @throws FieldProblems, or Refusal 429 when somebody guesses: whoever finds a session open may try */
const requirePresent = async ({ call, throttle }: CallContext, password: string): Promise<void> => {
  const { user, address, sessionId } = call;
  const account = (user.email ?? '').toLowerCase();
  const attempt = await throttle.begin({ account, address, known: `session ${sessionId}` });
  if (!(await isPassword(password, user.passwordHash ?? ''))) throw wrongPassword();
  await attempt.succeed();
};

const changePassword = async (context: CallContext): Promise<Reply> => {
  const { body, sessionId, text, user } = context.call;
  const oldpassword = sentPart(body, 'oldpassword', sentText);
  const newpassword = sentPart(body, 'newpassword', sentText);
  const problem = await refusalOf(context, newpassword);
  if (oldpassword === '' || problem)
    throw new FieldProblems('myAccount', {
      ...(oldpassword === '' && { oldpassword: { message: 'required' } }),
      ...(problem && { newpassword: problem }),
    });
  await requirePresent(context, oldpassword);
  if (newpassword === oldpassword)
    throw new FieldProblems('myAccount', { newpassword: { message: 'server.passwords.same' } });
  const passwordHash = await hashPassword(newpassword);
  await inTransaction(context, async ({ store }) => {
    const row = await store.rows(users).get(user.id, 'lock');
    // It took a while: what was right by then may have been changed.
    if (row?.passwordHash !== user.passwordHash) throw wrongPassword();
    await store
      .rows(users)
      .update(user.id, { passwordHash, passwordExpires: null, passwordIsWeak: 0, ...NO_LINK });
    // Whoever knew the old one is out; this session stays.
    await endSessions(store, { userId: user.id }, sessionId);
  });
  return ok({ message: text('server.passwords.changed') });
};

/** The signed-in user's own profile and password. */
export const myAccount = behaviour(definition, users, {
  resolveRow: async ({ store, call: { user } }) => {
    const row = await store.rows(users).get(user.id);
    if (row) return row;
    throw new Refusal(404, 'server.request.notFound');
  },

  onSave: async ({ clock }) => ({
    lastModified: new Date(clock()).toISOString(),
  }),

  calls: [
    { method: 'POST', path: 'myaccount', modules: [], right: 'update', run: changePassword },
    ...sessionCalls,
    ...factorCalls,
  ],
});
