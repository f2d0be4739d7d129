import { hasSecondFactor } from '../access/secondFactor/secondFactors';
import { Refusal } from '../contract/Refusal';
import { ok } from '../contract/reply';
import type { GuardedRoute } from './route';
import { isEmpty, proofOf, takeProof } from './secondStep';
import { sessionEntry } from './sessionEntries';

/** Takes a second factor once more, within a running session: what asks for it is open for a while then. */
export const confirmationRoute: GuardedRoute = {
  method: 'POST',
  path: '/session/secondfactor',
  async handle(call) {
    const { context, user, sessionId, organisation } = call;
    if (!hasSecondFactor(user)) throw new Refusal(409, 'server.secondFactor.none');
    const proof = { ...proofOf(call), known: `session ${sessionId}` };
    if (isEmpty(proof)) throw new Refusal(400, 'server.request.missing', { name: 'code' });
    const factor = await takeProof(context, user, proof, 403);
    const entry = { user, from: proof.from, organisationId: organisation.id, factor };
    await context.sessions.confirm(sessionId, sessionEntry(context, 'secondFactor', entry));
    return ok();
  },
};
