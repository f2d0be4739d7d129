import type { LinkSpec, Resource } from '../../../schemas';
import type { CallContext, ForbiddenTargets } from '../../contract/CallContext';
import { predicateOf } from '../../store/condition';
import type { Condition, Sort } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { sortRows } from '../../store/sorting';
import { answerFields, emptyValue } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { sentId } from '../../wire/sent';
import { rowsByIds } from '../references/rowsByIds';
import { titleOfRow } from '../references/titles';
import { rowsOf } from '../tenant';

/** A link of a record. */
export interface LinkOf {
  readonly definition: Resource;
  readonly name: string;
  readonly spec: LinkSpec;
  readonly row: Row;
  /** What is linked, where that isn't what is stored: the ids at another time. */
  readonly ids?: readonly number[] | undefined;
}

/** The rows that are linked to the record, wherever the link is kept. */
const linkedTo = ({ spec: { storedIn }, row }: LinkOf): Condition => {
  if ('id' in storedIn) return { where: { id: sentId(row[storedIn.id]) } };
  if ('ids' in storedIn) return { where: { id: storedIds(row[storedIn.ids]) } };
  if ('theirId' in storedIn) return { where: { [storedIn.theirId]: row.id } };
  return { where: { [storedIn.theirIds]: { contains: row.id } } };
};

/** The ids of what is linked, where the record itself holds them. */
const idsHeld = ({ spec: { storedIn }, row }: LinkOf): readonly number[] | undefined => {
  if ('id' in storedIn) return [sentId(row[storedIn.id])];
  return 'ids' in storedIn ? storedIds(row[storedIn.ids]) : undefined;
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

/** A linked row as it travels: its id and the fields that are shown, those that are withheld empty. */
const answerLinked = (
  context: CallContext,
  { definition: owner, name: link, spec: { to, columns } }: LinkOf,
  row: Row,
): Values => {
  const definition = context.definitions.named(to);
  const fields = Object.entries(definition?.fields ?? {}).filter(([name]) =>
    columns.includes(name),
  );
  const withheld = context.behaviours.of(owner.name).links?.[link]?.withheld?.(context) ?? [];
  const empty = fields.flatMap(([name, field]) =>
    withheld.includes(name) ? [[name, emptyValue(field)]] : [],
  );
  return {
    id: row.id,
    [definition?.idField ?? 'id']: row.id,
    ...answerFields({ ...row, ...Object.fromEntries(empty) }, Object.fromEntries(fields)),
  };
};

/** In the order of their own list, people by their last names, as far as the shown fields hold them. */
const sortOf = ({ definitions }: CallContext, { to, columns }: LinkSpec): readonly Sort[] => {
  const [first = 'id'] = columns;
  const { field = first } = definitions.named(to)?.list.sort ?? {};
  return [{ field: columns.includes(field) ? field : first, order: 'asc' }];
};

const findAssigned = async (context: CallContext, link: LinkOf): Promise<readonly Row[]> => {
  const { spec } = link;
  const sort = sortOf(context, spec);
  const ids = link.ids ?? idsHeld(link);
  if (ids) return sortRows(await rowsByIds(context, spec.to, ids), sort);
  const table = context.tables.named(spec.to);
  return table ? rowsOf(context, table).find({ ...linkedTo(link), sort }) : [];
};

/** What is linked to a record. */
export const assignedRows = async (
  context: CallContext,
  link: LinkOf,
): Promise<readonly Values[]> =>
  (await findAssigned(context, link)).map((row) => answerLinked(context, link, row));

/**
 * The records from which rows would be taken, since they can be linked to one alone.
 *
 * @returns what an available row holds of that one
 */
const holdersOf = async (
  context: CallContext,
  { definition, spec: { storedIn } }: LinkOf,
  rows: readonly Row[],
): Promise<(row: Row) => Values> => {
  if (!('theirId' in storedIn)) return () => ({});
  const holderOf = (row: Row) => sentId(row[storedIn.theirId]);
  const holders = await rowsByIds(context, definition.name, rows.map(holderOf));
  const titles = new Map(
    holders.map((holder) => [holder.id, titleOfRow(context, definition.name, holder)]),
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
  const { to, columns, storedIn } = link.spec;
  const table = context.tables.named(to);
  if (!table) return [];
  const forbidden = await forbiddenTargets(context, link);
  const rows = await rowsOf(context, table).find({
    not: { any: [linkedTo(link), ...forbidden.map(({ targets }) => targets)] },
    sort: sortOf(context, link.spec),
    only: [...columns, ...('theirId' in storedIn ? [storedIn.theirId] : [])],
  });
  const holderOf = await holdersOf(context, link, rows);
  return rows.map((row) => ({ ...answerLinked(context, link, row), ...holderOf(row) }));
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
 *
 * @param ids of what was linked at another time, by the names of the links
 */
export const linkedParts = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  ids: Readonly<Record<string, readonly number[]>> = {},
): Promise<Values> => {
  const parts = await Promise.all(
    Object.entries(definition.links).map(([name, spec]) =>
      partOf(context, { definition, name, spec, row, ids: ids[name] }),
    ),
  );
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
};
