import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import { keepRecent } from '../keepRecent';
import { nameOf, nameOfPerson } from '../texts';

const COLLECTION = 'removals';
/** How long it is known who deleted a record: long enough for whoever still has it on screen. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Most deletions that are kept; the oldest go first. */
const MAX_KEPT = 10_000;

/** Notes who deletes a record. To be called within the transaction that removes it. */
export const noteRemoval = async (
  { store, call: { user, organisation }, clock }: CallContext,
  { name: resource }: Resource,
  { id: recordId }: Row,
): Promise<void> => {
  const removal = { organisationId: organisation.id, resource, recordId, userId: user.id };
  const kept = { collection: COLLECTION, ms: KEPT_MS, most: MAX_KEPT };
  await keepRecent(store, kept, { ...removal, at: clock() });
};

/**
 * Why a record can't be changed that isn't there: somebody deleted it, as far as that is known, who and when.
 *
 * @param unknown what is said otherwise
 */
export const refusalOfGone = async <Unknown extends Refusal | FieldProblems>(
  context: CallContext,
  { name: resource }: Resource,
  recordId: number,
  unknown: Unknown,
): Promise<Refusal | Unknown> => {
  const { store, call } = context;
  const where = { organisationId: call.organisation.id, resource, recordId };
  const [removal] = (await store.find(COLLECTION, { where })).rows;
  const person = removal && (await store.get('users', Number(removal.userId)));
  if (!removal || !person) return unknown;
  const by = nameOfPerson(person);
  const parts = { changedBy: by, changedAt: new Date(Number(removal.at)).toISOString() };
  return new Refusal(
    unknown.status,
    'server.records.gone',
    { name: nameOf(context, resource), by },
    { parts },
  );
};
