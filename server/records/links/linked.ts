import type { LinkSpec, Resource } from '../../../schemas';
import type { CallContext, ForbiddenTargets } from '../../contract/CallContext';
import { predicateOf } from '../../store/condition';
import type { Condition } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { sentId } from '../../wire/sent';
import { collectionOf } from '../collections';
import { titleOfRow } from '../references/titles';
import { findRows } from '../tenant';

/** A link of a record. */
export interface LinkOf {
  readonly definition: Resource;
  readonly name: string;
  readonly spec: LinkSpec;
  readonly row: Row;
}

/** The rows that are linked to the record, wherever the link is kept. */
const linkedTo = ({ spec: { storedIn }, row }: LinkOf): Condition => {
  if ('id' in storedIn) return { where: { id: sentId(row[storedIn.id]) } };
  if ('ids' in storedIn) return { where: { id: storedIds(row[storedIn.ids]) } };
  if ('theirId' in storedIn) return { where: { [storedIn.theirId]: row.id } };
  return { where: { [storedIn.theirIds]: { contains: row.id } } };
};

/** Whether a row is linked to the record. */
export const isLinked = (link: LinkOf, target: Row): boolean => predicateOf(linkedTo(link))(target);

/** The rows that can't be linked to the record: nothing is linked to itself. */
const forbiddenTargets = async (
  context: CallContext,
  { definition, name, spec, row }: LinkOf,
): Promise<readonly ForbiddenTargets[]> => [
  ...((await context.behaviours.of(definition.name).links?.[name]?.forbidden?.(context, row)) ??
    []),
  ...(spec.to === definition.name
    ? [{ targets: { where: { id: row.id } }, because: 'server.links.itself' } as const]
    : []),
];

/** Why a row can't be linked to the record; `undefined` when it can. */
export const refusalOf = async (
  context: CallContext,
  link: LinkOf,
  target: Row,
): Promise<ForbiddenTargets | undefined> =>
  (await forbiddenTargets(context, link)).find(({ targets }) => predicateOf(targets)(target));

/** A linked row as it travels: its id and the fields that are shown. */
const answerLinked = (
  { definitions }: CallContext,
  { to, columns }: LinkSpec,
  row: Row,
): Values => {
  const definition = definitions.named(to);
  const fields = Object.entries(definition?.fields ?? {}).filter(([name]) =>
    columns.includes(name),
  );
  return {
    id: row.id,
    [definition?.idField ?? 'id']: row.id,
    ...answerFields(row, Object.fromEntries(fields)),
  };
};

const find = async (context: CallContext, { spec }: LinkOf, which: Condition) => {
  const definition = context.definitions.named(spec.to);
  const [first = 'id'] = spec.columns;
  // In the order of their own list, people by their last names, as far as what is shown tells of it.
  const { field = first } = definition?.list.sort ?? {};
  const { rows } = await findRows(
    context,
    definition ? collectionOf(context, definition) : spec.to,
    {
      ...which,
      sort: [{ field: spec.columns.includes(field) ? field : first, order: 'asc' }],
    },
  );
  return rows;
};

/** What is linked to a record. */
export const assignedRows = async (
  context: CallContext,
  link: LinkOf,
): Promise<readonly Values[]> =>
  (await find(context, link, linkedTo(link))).map((row) => answerLinked(context, link.spec, row));

/**
 * The records from which rows would be taken, since they can be linked to one alone.
 *
 * @returns what an available row says of that one
 */
const holdersOf = async (
  context: CallContext,
  { definition, spec: { storedIn } }: LinkOf,
  rows: readonly Row[],
): Promise<(row: Row) => Values> => {
  if (!('theirId' in storedIn)) return () => ({});
  const holderOf = (row: Row) => sentId(row[storedIn.theirId]);
  const holders = await findRows(context, collectionOf(context, definition), {
    where: { id: [...new Set(rows.map(holderOf))] },
  });
  const titles = new Map(
    holders.rows.map((holder) => [holder.id, titleOfRow(context, definition.name, holder)]),
  );
  return (row) => {
    const id = Number(holderOf(row));
    const title = titles.get(id);
    return title === undefined ? {} : { linkedTo: { id, title } };
  };
};

/** What can still be linked to a record, with where it is linked now if it can be linked to one alone. */
export const availableRows = async (
  context: CallContext,
  link: LinkOf,
): Promise<readonly Values[]> => {
  const forbidden = await forbiddenTargets(context, link);
  const rows = await find(context, link, {
    not: { any: [linkedTo(link), ...forbidden.map(({ targets }) => targets)] },
  });
  const holderOf = await holdersOf(context, link, rows);
  return rows.map((row) => ({ ...answerLinked(context, link.spec, row), ...holderOf(row) }));
};

const partOf = async (context: CallContext, link: LinkOf): Promise<Values> => {
  const { field = link.name, one, set, storedIn } = link.spec;
  const assigned = await assignedRows(context, link);
  if (one) {
    const only = assigned[0] ?? null;
    return { ...('id' in storedIn && { [storedIn.id]: only?.id ?? null }), [field]: only };
  }
  return { [field]: set ? { available: await availableRows(context, link), assigned } : assigned };
};

/**
 * What a record carries of its links: the linked rows; one row or `null` where there is at most one, with its id beside
 * it where the record holds that; and both sides where the whole set is replaced at once.
 */
export const linkedParts = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Values> => {
  const parts: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(definition.links))
    Object.assign(parts, await partOf(context, { definition, name, spec, row }));
  return parts;
};
