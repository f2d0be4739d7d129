import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { predicateOf } from '../../store/condition';
import type { Condition } from '../../store/Query';
import { type Act, activity } from '../../tables/organisation/activity';
import { organisations } from '../../tables/organisation/organisations';
import { seenResources } from '../trash/allowed';

/**
 * The acts that a call may know of: those about records that it may read. What is of no module is each person's own, and
 * of organisations those that the caller works for.
 */
export const seenActs = (context: CallContext): Condition<Act> => {
  const { definitions, call } = context;
  const all = seenResources(context);
  const isOwn = (name: string) => definitions.named(name)?.module === null;
  const shared = all.filter((name) => !isOwn(name) && name !== organisations.name);
  const own = [...all.filter(isOwn), activity.name];
  const reached = call.organisations.map(({ id }) => id);
  return {
    any: [
      { where: { resource: shared } },
      { where: { resource: own, userId: call.user.id } },
      ...(all.includes(organisations.name)
        ? [{ where: { resource: organisations.name, recordId: reached } }]
        : []),
    ],
  };
};

/** @throws Refusal 404 for an act that the caller may not know of */
export const requireSeenAct = (context: CallContext, act: Act): void => {
  if (!predicateOf(seenActs(context))(act)) throw new Refusal(404, 'server.request.notFound');
};
