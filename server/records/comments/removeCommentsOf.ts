import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { comments } from '../../tables/general/comments';
import { mentions } from '../../tables/general/mentions';

/** Removes what people wrote about a record that goes. To be called within a transaction. */
export const removeCommentsOf = async (
  { store, tables }: CallContext,
  definition: Resource,
  { id: recordId, organisationId }: Row,
): Promise<void> => {
  const where = { resource: definition.name, recordId };
  // What organisations share, each of them may have written about.
  const { ofOrganisation } = tables.of(definition);
  const owner = ofOrganisation ? Number(organisationId) : undefined;
  const [written, unseen] =
    owner === undefined
      ? [store.across(comments), store.across(mentions)]
      : [store.rows(comments, owner), store.rows(mentions, owner)];
  await unseen.removeWhere({ where });
  await written.removeWhere({ where });
};
