import { hasSecondFactor } from '../access/secondFactor/secondFactors';
import { neededPart } from '../contract/parts';
import { Refusal } from '../contract/Refusal';
import { ok } from '../contract/reply';
import { sentText } from '../wire/sent';
import type { GuardedRoute } from './route';
import { takeProof } from './secondStep';
import { sessionEntry } from './sessionEntries';
import { fromOf } from './sessionReply';

/** Takes a second factor once more, within a running session: what asks for it is open for a while then. */
export const confirmationRoute: GuardedRoute = {
  method: 'POST',
  path: '/session/secondfactor',
  async handle(call) {
    const { body, context, user, sessionId, organisation } = call;
    if (!hasSecondFactor(user)) throw new Refusal(409, 'server.secondFactor.none');
    const code = neededPart(body, 'code', sentText);
    const from = fromOf(call);
    const proof = { code, from, known: `session ${sessionId}` };
    const factor = await takeProof(context, user, proof, 403);
    const entry = { user, from, organisationId: organisation.id, factor };
    await context.sessions.confirm(sessionId, sessionEntry(context, 'secondFactor', entry));
    return ok();
  },
};
