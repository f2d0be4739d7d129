import { nameToFilter, PUBLICATION, type Resource, rights } from '../../../schemas';
import { serializeValue } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import type { TextKey } from '../../contract/translate';
import { mapConcurrently } from '../../store/pace';
import { findListed } from '../list/list';
import { readListRequest } from '../list/listRequest';
import { nearlyFull } from '../quotas/nearlyFull';
import { nameOf } from '../texts';

/** Records of a list that need somebody: what their fields are, or what the list asks for. */
type Filter = Readonly<Record<string, unknown>>;

interface Point {
  readonly filter: Filter;
  /** The message for so many of them. */
  message(context: CallContext, smart_count: number): string;
}

const CHANGED: Point['filter'] = { [PUBLICATION]: 'changed' };

/** What needs somebody among records: by the definition, and what was changed and not published. */
const pointsOf = ({ name, list: { attention = {} }, publishes }: Resource): readonly Point[] => [
  ...Object.entries(attention).map(([point, filter]) => ({
    filter,
    message: ({ call }: CallContext, smart_count: number) =>
      call.text(`server.attention.${name}.${point}` as TextKey, { smart_count }),
  })),
  ...(publishes
    ? [
        {
          filter: CHANGED,
          message: (context: CallContext, smart_count: number) =>
            context.call.text('server.attention.changed', {
              smart_count,
              name: nameOf(context, name, smart_count === 1 ? 'one' : 'several').toLowerCase(),
            }),
        },
      ]
    : []),
];

/** The query by which the list shows them. */
const queryOf = ({ fields, computed, list: { asks = {} } }: Resource, filter: Filter) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const field = asks[name] ?? fields[name] ?? computed[name]?.field;
      const sent = field ? serializeValue(value, field) : value;
      return [field ? nameToFilter(name, field) : name, String(sent)];
    }),
  );

const isRead = ({ call: { access } }: CallContext, { module }: Resource): boolean =>
  module === null || access[module]?.[rights.indexOf('read')] === '1';

const countOf = async (
  context: CallContext,
  definition: Resource,
  query: Readonly<Record<string, string>>,
): Promise<number> => {
  const values = Object.entries(query).map(([name, value]) => [name, [value]] as const);
  const request = readListRequest(context, definition, Object.fromEntries(values));
  return (await findListed(context, definition, { ...request, skip: 0, take: 0 })).total;
};

/** Answers what needs somebody among all that the caller may read: how many, and the query of the list. */
export const readAttention = async (context: CallContext): Promise<Reply> => {
  const points = context.definitions.all
    .filter((definition) => definition.menu !== false && isRead(context, definition))
    .flatMap((definition) => pointsOf(definition).map((point) => ({ definition, ...point })));
  const counted = await mapConcurrently(points, async ({ definition, filter, message }) => {
    const query = queryOf(definition, filter);
    const count = await countOf(context, definition, query);
    const text = message(context, count);
    return { resource: definition.name, count, text, query: String(new URLSearchParams(query)) };
  });
  const full = await nearlyFull(context, (definition) => isRead(context, definition));
  const found = [...full, ...counted.filter(({ count }) => count > 0)];
  return list(found, found.length);
};
