import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import { removals } from '../../tables/general/removals';
import { users } from '../../tables/organisation/users';
import { rowsOf } from '../tenant';
import { nameOf, nameOfPerson } from '../texts';

/** Notes who deletes a record. To be called within the transaction that removes it. */
export const noteRemoval = async (
  context: CallContext,
  { name: resource }: Resource,
  { id: recordId }: Row,
): Promise<void> => {
  const at = context.clock();
  const userId = context.call.user.id;
  await rowsOf(context, removals).insert({ resource, recordId, userId, at });
};

/**
 * Why a record can't be changed that isn't there: somebody deleted it, as far as that is known, who and when.
 *
 * @param unknown the message otherwise
 */
export const refusalOfGone = async <Unknown>(
  context: CallContext,
  { name: resource }: Resource,
  recordId: number,
  unknown: Unknown,
): Promise<Refusal | Unknown> => {
  const [removal] = await rowsOf(context, removals).find({
    where: { resource, recordId },
    take: 1,
  });
  if (!removal?.userId || removal.at === null) return unknown;
  const person = await context.store.rows(users).get(removal.userId);
  if (!person) return unknown;
  const by = nameOfPerson(person);
  const parts = { changedBy: by, changedAt: new Date(removal.at).toISOString() };
  return new Refusal(
    404,
    'server.records.gone',
    { name: nameOf(context, resource), by },
    { parts },
  );
};
