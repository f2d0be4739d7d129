import { endSessions } from '../../../access/endSessions';
import { type CallContext, inTransaction, type Operation } from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { list, ok, type Reply } from '../../../contract/reply';
import { sentId } from '../../../wire/sent';

const PATH = 'myaccount/sessions';

const written = (moment: number | null): string => new Date(moment ?? 0).toISOString();

const listSessions = async ({ call, sessions }: CallContext): Promise<Reply> => {
  const rows = await sessions.running(call.user.id);
  return list(
    rows.map(({ id, startedAt, lastUse, browser, address }) => ({
      id,
      startedAt: written(startedAt),
      lastUse: written(lastUse),
      browser: browser ?? '',
      address: address ?? '',
      isCurrent: id === call.sessionId,
    })),
    rows.length,
  );
};

/** @throws Refusal 404 for a session that is somebody else's, or over */
const endOne = async (context: CallContext): Promise<Reply> => {
  const { call, sessions } = context;
  const id = neededPart(call.body, 'id', sentId);
  const own = await sessions.running(call.user.id);
  if (!own.some((session) => session.id === id)) throw new Refusal(404, 'server.session.over');
  await inTransaction(context, ({ store }) => endSessions(store, { id, userId: call.user.id }));
  return ok({ message: call.text('server.session.signedOutThere') });
};

const endAll = async (context: CallContext): Promise<Reply> => {
  const { call } = context;
  await inTransaction(context, ({ store }) => endSessions(store, { userId: call.user.id }));
  return ok({ message: call.text('server.session.signedOutEverywhere') });
};

/** The signed-in user's own sessions, and how they end from elsewhere. */
export const sessionCalls: readonly Operation[] = [
  { method: 'GET', path: PATH, modules: [], right: 'read', run: listSessions },
  { method: 'POST', path: PATH, fn: 'signOut', modules: [], right: 'update', run: endOne },
  {
    method: 'POST',
    path: PATH,
    fn: 'signOutEverywhere',
    modules: [],
    right: 'update',
    run: endAll,
  },
];
