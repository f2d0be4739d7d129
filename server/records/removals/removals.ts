import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import { removals } from '../../tables/general/removals';
import { users } from '../../tables/organisation/users';
import { keepRecent } from '../keepRecent';
import { rowsOf } from '../tenant';
import { nameOf, nameOfPerson } from '../texts';

/** How long it is known who deleted a record: long enough for whoever still has it on screen. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Most deletions that are kept; the oldest go first. */
const MAX_KEPT = 10_000;

/** Notes who deletes a record. To be called within the transaction that removes it. */
export const noteRemoval = async (
  context: CallContext,
  { name: resource }: Resource,
  { id: recordId }: Row,
): Promise<void> => {
  const at = context.clock();
  const rows = rowsOf(context, removals);
  await keepRecent(rows, { ms: KEPT_MS, most: MAX_KEPT }, at);
  await rows.insert({ resource, recordId, userId: context.call.user.id, at });
};

/**
 * Why a record can't be changed that isn't there: somebody deleted it, as far as that is known, who and when.
 *
 * @param unknown the message otherwise
 */
export const refusalOfGone = async <Unknown extends Refusal | FieldProblems>(
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
    unknown.status,
    'server.records.gone',
    { name: nameOf(context, resource), by },
    { parts },
  );
};
