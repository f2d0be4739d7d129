import { type PublishSpec, type Resource, referencesIn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { idsAt } from '../references/referred';
import { rowsByIds } from '../references/rowsByIds';

/** A record that is published along with another, which refers to it. */
export interface Content {
  readonly definition: Resource;
  readonly row: Row;
}

/** What distinguishes it from the others that are published with it. */
export const keyOf = ({ definition, row }: Content): string => `${definition.name} ${row.id}`;

const isAlong = ({ along = {} }: PublishSpec, resource: string): boolean => resource in along;

/**
 * The records that some refer to and that are published along, one step away.
 *
 * @returns their ids by resource
 */
export const referredTo = (
  publishes: PublishSpec,
  from: readonly Content[],
): ReadonlyMap<string, ReadonlySet<number>> => {
  const found = new Map<string, Set<number>>();
  for (const { definition, row } of from)
    for (const place of referencesIn(definition.fields)) {
      if (!isAlong(publishes, place.to)) continue;
      const ids = found.get(place.to) ?? new Set<number>();
      found.set(place.to, ids);
      for (const id of idsAt(row, place)) ids.add(id);
    }
  return found;
};

/** Those of an organisation that are there, and not among the ones that are known. */
const readContents = async (
  context: CallContext,
  [to, ids]: readonly [string, ReadonlySet<number>],
  known: ReadonlyMap<string, Content>,
): Promise<readonly Content[]> => {
  const definition = context.definitions.named(to);
  if (!definition) return [];
  const rows = await rowsByIds(context, to, ids);
  return rows.map((row) => ({ definition, row })).filter((content) => !known.has(keyOf(content)));
};

/** All that is published along with a record, in an order independent of its position there. */
export const contentsOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<readonly Content[]> => {
  const { publishes } = definition;
  const found = new Map<string, Content>();
  let latest: readonly Content[] = publishes ? [{ definition, row }] : [];
  while (publishes && latest.length > 0) {
    const next = (
      await Promise.all(
        [...referredTo(publishes, latest)].map((referred) =>
          readContents(context, referred, found),
        ),
      )
    ).flat();
    for (const content of next) found.set(keyOf(content), content);
    latest = next;
  }
  return [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};
