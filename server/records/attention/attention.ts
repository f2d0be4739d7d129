import { isGranted, PUBLICATION, type Resource } from '../../../schemas';
import { filterQuery } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import type { TextKey } from '../../contract/translate';
import { mapConcurrently } from '../../store/pace';
import type { Page } from '../../store/Rows';
import { findListed } from '../list/list';
import { readListRequest } from '../list/listRequest';
import { withWorkedOut } from '../list/workedOut';
import { nearlyFull } from '../quotas/nearlyFull';
import { titleOfRow } from '../references/titles';
import { nameOf } from '../texts';

/** As many of them are named; the rest are only counted. */
const NAMED = 2;

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
const queryOf = (definition: Resource, filter: Filter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filterQuery(definition, filter)).map(([name, value]) => [name, String(value)]),
  );

const isRead = ({ call: { access } }: CallContext, { module }: Resource): boolean =>
  isGranted(access, module, 'read');

/** The first of them, in the list's own order, and how many there are: both as the store finds them. */
const firstOf = (
  context: CallContext,
  definition: Resource,
  query: Readonly<Record<string, string>>,
): Promise<Page> => {
  const values = Object.entries(query).map(([name, value]) => [name, [value]] as const);
  const request = readListRequest(context, definition, Object.fromEntries(values));
  return findListed(context, definition, { ...request, skip: 0, take: NAMED });
};

/** Whether its records have pages of their own, which the browser knows of a resource once it has shown it. */
const hasPages = ({ detail, verbs }: Resource): boolean =>
  detail.length > 0 && verbs.read !== false;

/** What the first are called, each with the id of its record. */
const namesOf = async (context: CallContext, definition: Resource, rows: Page['rows']) => {
  // What a title is worked out from may stand in other rows.
  const whole = await withWorkedOut(context, definition, rows);
  return whole
    .map((row) => ({ id: row.id, name: titleOfRow(context, definition.name, row) }))
    .filter(({ name }) => name !== '');
};

/** Answers what needs somebody among all that the caller may read: how many, the first names, the list's query. */
export const readAttention = async (context: CallContext): Promise<Reply> => {
  const points = context.definitions.all
    .filter((definition) => definition.menu !== false && isRead(context, definition))
    .flatMap((definition) => pointsOf(definition).map((point) => ({ definition, ...point })));
  const counted = await mapConcurrently(points, async ({ definition, filter, message }) => {
    const { name: resource } = definition;
    const query = queryOf(definition, filter);
    const { rows, total: count } = await firstOf(context, definition, query);
    const names = await namesOf(context, definition, rows);
    const text = message(context, count);
    return {
      resource,
      count,
      text,
      names,
      hasPages: hasPages(definition) ? 1 : 0,
      query: String(new URLSearchParams(query)),
    };
  });
  const full = await nearlyFull(context, (definition) => isRead(context, definition));
  const found = [...full, ...counted.filter(({ count }) => count > 0)];
  return list(found, found.length);
};
