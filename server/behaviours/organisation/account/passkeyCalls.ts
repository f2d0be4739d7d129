import { beginMaking, madePasskey } from '../../../access/passkeys/passkeys';
import { requireConfirmed } from '../../../access/secondFactor/confirmation';
import { addFactor } from '../../../access/secondFactor/secondFactors';
import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import type { New } from '../../../store/Rows';
import { NotUnique } from '../../../store/Store';
import type { SecondFactor } from '../../../tables/organisation/secondFactors';
import { sessions } from '../../../tables/organisation/sessions';
import { addedReply, sentName } from './addedFactor';

const placeOf = ({ call: { sessionId, origin } }: CallContext) => ({
  holder: `session ${sessionId}`,
  origin,
});

/** Answers what the browser makes a passkey with. It proves nothing before it was made. */
export const beginPasskey = async (context: CallContext): Promise<Reply> => {
  await requireConfirmed(context, context.call);
  const { user, organisation } = context.call;
  const { firstName, insertions, lastName } = user;
  const displayName = [firstName, insertions, lastName].filter(Boolean).join(' ');
  const owner = { user, rpName: organisation.name ?? '', displayName };
  return ok({ options: await beginMaking(context, placeOf(context), owner) });
};

const store = async (
  context: CallContext,
  factor: New<SecondFactor>,
): Promise<readonly string[] | undefined> => {
  const { call, clock } = context;
  return inTransaction(context, async (inner) => {
    const now = clock();
    const codes = await addFactor(inner.store, call.user.id, { ...factor, addedAt: now });
    await inner.store.rows(sessions).update(call.sessionId, { confirmedAt: now });
    return codes;
  });
};

/** Adds the passkey that a browser has made. Recovery codes are shown once, with the first factor. */
export const addPasskey = async (context: CallContext): Promise<Reply> => {
  const { call } = context;
  const name = sentName(call);
  // Before what was signed is used up: the call is made again as it is.
  await requireConfirmed(context, call);
  const made = await madePasskey(context, placeOf(context), call.body.passkey);
  if (!made) throw new Refusal(400, 'server.secondFactor.notMade');
  const codes = await store(context, { ...made, name }).catch((error: unknown) => {
    throw error instanceof NotUnique ? new Refusal(409, 'server.secondFactor.known') : error;
  });
  return addedReply(call, codes);
};
