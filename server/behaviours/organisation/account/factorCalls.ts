import { requireConfirmed } from '../../../access/secondFactor/confirmation';
import { countRecoveryCodes, renewRecoveryCodes } from '../../../access/secondFactor/recoveryCodes';
import {
  addFactor,
  factorsOf,
  hasSecondFactor,
  kindOf,
  removeFactor,
} from '../../../access/secondFactor/secondFactors';
import { newKey, stepOf } from '../../../access/secondFactor/totp';
import { type CallContext, inTransaction, type Operation } from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { list, ok, type Reply } from '../../../contract/reply';
import { factorSetups } from '../../../tables/organisation/factorSetups';
import { sessions } from '../../../tables/organisation/sessions';
import { sentId, sentText } from '../../../wire/sent';
import { addedReply, sentName } from './addedFactor';
import { addPasskey, beginPasskey } from './passkeyCalls';

const PATH = 'myaccount/secondfactors';
/** Milliseconds within which what was begun is finished. */
const SETUP_HOLDS = 15 * 60_000;

const written = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

const listFactors = async ({ call, store }: CallContext): Promise<Reply> => {
  const rows = await factorsOf(store, call.user.id);
  return list(
    rows.map((row) => ({
      id: row.id,
      kind: kindOf(row),
      name: row.name,
      addedAt: written(row.addedAt),
      lastUse: written(row.lastUse ?? null),
    })),
    rows.length,
    { recoveryCodes: await countRecoveryCodes(store, call.user.id) },
  );
};

/** Makes a key, which is shown this once. It proves nothing before a code of it was entered. */
const beginTotp = async (context: CallContext): Promise<Reply> => {
  const { call, clock } = context;
  // Asked before somebody takes up their phone, rather than once they have the code.
  await requireConfirmed(context, call);
  const userId = call.user.id;
  const key = newKey(call.organisation.name ?? '', call.user.email ?? '');
  const expiresAt = clock() + SETUP_HOLDS;
  await inTransaction(context, async ({ store }) => {
    const rows = store.rows(factorSetups);
    await rows.removeWhere({ where: { expiresAt: { to: clock() } } });
    await rows.removeWhere({ where: { userId } });
    await rows.insert({ userId, secret: key.secret, expiresAt });
  });
  return ok({ ...key });
};

/** @throws Refusal 400 at the field */
const refuseCode = (): never => {
  throw new Refusal(
    400,
    'server.secondFactor.wrong',
    {},
    { errors: { code: { key: 'server.secondFactor.wrong' } } },
  );
};

/** The key that is being set up, and the step of its code. @throws Refusal 400, 409, or 429 after repeated failures */
const confirmedKey = async ({ call, clock, store, throttle }: CallContext) => {
  const { user, address, sessionId } = call;
  const code = neededPart(call.body, 'code', sentText).replaceAll(/\s/g, '');
  const [begun] = await store.rows(factorSetups).find({ where: { userId: user.id }, take: 1 });
  if (!begun || (begun.expiresAt ?? 0) <= clock())
    throw new Refusal(409, 'server.secondFactor.over');
  const account = `set up ${user.id}`;
  const attempt = await throttle.begin({ account, address, known: `session ${sessionId}` });
  const lastStep = stepOf(begun.secret, code, clock()) ?? refuseCode();
  await attempt.succeed();
  return { begun, lastStep };
};

/** Finishes what `beginTotp` began, by a code of the app. Recovery codes are shown once, with the first factor. */
const addTotp = async (context: CallContext): Promise<Reply> => {
  const { call, clock } = context;
  const { begun, lastStep } = await confirmedKey(context);
  const name = sentName(call);
  const codes = await inTransaction(context, async ({ store }) => {
    const taken = await store.rows(factorSetups).removeWhere({ where: { id: begun.id } });
    if (taken === 0) throw new Refusal(409, 'server.secondFactor.over');
    const now = clock();
    const times = { addedAt: now, lastUse: now, lastStep };
    const factor = { name, secret: begun.secret, ...times };
    const given = await addFactor(store, call.user.id, factor);
    await store.rows(sessions).update(call.sessionId, { confirmedAt: now });
    return given;
  });
  return addedReply(call, codes);
};

/** @throws Refusal 404 for a factor that is somebody else's, or gone */
const removeOne = async (context: CallContext): Promise<Reply> => {
  const { call } = context;
  const id = neededPart(call.body, 'id', sentId);
  const isRemoved = await inTransaction(context, ({ store }) =>
    removeFactor(store, call.user.id, id),
  );
  if (!isRemoved) throw new Refusal(404, 'server.request.notFound');
  return ok({ message: call.text('server.secondFactor.removed') });
};

const renewCodes = async (context: CallContext): Promise<Reply> => {
  const { call } = context;
  if (!hasSecondFactor(call.user)) throw new Refusal(409, 'server.secondFactor.none');
  const recoveryCodes = await inTransaction(context, ({ store }) =>
    renewRecoveryCodes(store, call.user.id),
  );
  return ok({ message: call.text('server.secondFactor.renewed'), recoveryCodes });
};

const posted = (fn: string, run: Operation['run']): Operation => ({
  method: 'POST',
  path: PATH,
  fn,
  modules: [],
  right: 'update',
  run,
});

/** The signed-in user's own second factors: how they are set up, listed and removed. */
export const factorCalls: readonly Operation[] = [
  { method: 'GET', path: PATH, modules: [], right: 'read', run: listFactors },
  posted('beginTotp', beginTotp),
  posted('addTotp', addTotp),
  posted('beginPasskey', beginPasskey),
  posted('addPasskey', addPasskey),
  posted('remove', removeOne),
  posted('renewRecoveryCodes', renewCodes),
];
