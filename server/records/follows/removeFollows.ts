import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Store } from '../../store/Store';
import { followMails } from '../../tables/general/followMails';
import { follows } from '../../tables/general/follows';

/** Ends that anybody follows a record that goes. To be called within a transaction. */
export const removeFollowsOf = async (
  { store, tables }: CallContext,
  definition: Resource,
  { id: recordId, organisationId }: Row,
): Promise<void> => {
  const where = { resource: definition.name, recordId };
  // What organisations share may be followed in each of them.
  const rows = tables.of(definition).ofOrganisation
    ? store.rows(follows, Number(organisationId))
    : store.across(follows);
  await rows.removeWhere({ where });
};

/** Forgets what a user who goes follows, in whichever organisation. */
export const forgetFollows = async (store: Store, userId: number): Promise<void> => {
  const where = { userId };
  await store.across(follows).removeWhere({ where });
  await store.across(followMails).removeWhere({ where });
};
