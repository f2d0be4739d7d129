import { PUBLICATION, type PublicationState, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Condition, Test } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { publications } from '../../tables/general/publications';
import { rowsOf } from '../tenant';
import { differences } from './differences';
import { digestsOf, partsOf } from './published';
import { IS_FETCHED, type Publication, publicationsOf } from './versions';

/** What of a resource's records is published, as far as the store can be asked how publications stand. */
export const publicationCondition = async (
  context: CallContext,
  { name }: Resource,
  test: Test,
): Promise<{ readonly condition: Condition; readonly isWhole: boolean }> => {
  const fetched = await rowsOf(context, publications).find({
    ...IS_FETCHED,
    where: { resource: name },
    only: ['recordId'],
  });
  const published: Condition = { where: { id: fetched.map(({ recordId }) => recordId) } };
  const states = [test].flat();
  if (!states.includes('never')) return { condition: published, isWhole: false };
  if (states.length > 1) return { condition: {}, isWhole: false };
  return { condition: { not: published }, isWhole: true };
};

/** The names of records' fields for the state of their publication. */
export const publicationNames = ({ publishes }: Resource): readonly string[] =>
  publishes ? [PUBLICATION, 'publishedVersion', 'publishedAt'] : [];

const stateOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  publication: Publication | undefined,
): Promise<PublicationState> => {
  if (!publication) return 'never';
  const present = digestsOf(await partsOf(context, definition, row));
  return differences(publication, present).length === 0 ? 'current' : 'changed';
};

/**
 * How the publications of records stand: whether there is one, whether the record, or what is published along with
 * it, has changed since, which version it is and of when.
 *
 * @returns for each of the rows its publication's state; nothing where records aren't published
 */
export const publicationStates = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): Promise<(row: Row) => Values> => {
  if (!definition.publishes) return () => ({});
  const ids = rows.map(({ id }) => id);
  const publications = await publicationsOf(context, definition, ids);
  const states = new Map(
    await Promise.all(
      rows.map(async (row) => {
        const publication = publications.get(row.id);
        const state: Values = {
          [PUBLICATION]: await stateOf(context, definition, row, publication),
          publishedVersion: publication?.version ?? null,
          publishedAt: publication?.publishedAt ?? null,
        };
        return [row.id, state] as const;
      }),
    ),
  );
  return ({ id }) => states.get(id) ?? {};
};
