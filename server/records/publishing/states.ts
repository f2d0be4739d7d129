import { PUBLICATION, type PublicationState, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { differences } from './differences';
import { digestsOf, partsOf } from './published';
import { type Publication, publicationsOf } from './versions';

/** The names under which records say how their publication stands. */
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
 * @returns for each of the rows what is said of it; nothing where records aren't published
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
