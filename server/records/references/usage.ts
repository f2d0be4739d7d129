import { ownChildren, type Resource, rights, writerOf } from '../../../schemas';
import type { CallContext, Using } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { whatIsOnAir } from '../publishing/onAir';
import { tableOf } from '../tables';
import { isReached, rowsOf, rowsReferring, workingFor } from '../tenant';
import { nameOf, tableNames } from '../texts';
import { type Counting, MAX_NAMED, mentionsOf, usersOf } from './mentions';
import { titleOfRow, titlesOf } from './titles';

interface Named {
  readonly id: number;
  readonly title: string;
  /** Devices show it by now. */
  readonly isOnAir?: 1;
}

/** The first of rows that the call reaches: others may be another organisation's, as those that a shared user is linked to. */
const reachedRows = async (
  context: CallContext,
  resource: string,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const table = context.tables.named(resource);
  if (!table || rows.length === 0) return [];
  const where = { id: rows.map(({ id }) => id) };
  const reached = await rowsOf(context, table).find({ where, only: [] });
  const ids = new Set(reached.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).slice(0, MAX_NAMED);
};

/** The first of the records that the caller may read; what is on air before all others. */
const namedRows = async (
  caller: CallContext,
  { resource, rows: all, organisation }: Using,
): Promise<readonly Named[]> => {
  const context = organisation ? await workingFor(caller, organisation) : caller;
  const isOnAir = await whatIsOnAir(context);
  const onAir = all.filter(({ id }) => isOnAir(resource, id));
  const rows = [...onAir, ...all.filter((row) => !onAir.includes(row))];
  const { call, definitions } = context;
  const definition = definitions.named(resource);
  const table = tableOf(resource);
  const module = definition?.module ?? table?.module;
  if (module && call.access[module]?.[rights.indexOf('read')] !== '1') return [];
  const named = await reachedRows(context, resource, rows);
  // A record may go by the title of what it refers to.
  const titles = await titlesOf(context, definition ?? { fields: {} }, named);
  const titleIn = (row: Row): string =>
    table
      ? (table.title?.(row, context) ?? '')
      : titleOfRow(context, resource, { ...row, ...titles(row) });
  const known = named.map((row) => ({
    id: row.id,
    title: titleIn(row),
    ...(onAir.includes(row) && { isOnAir: 1 as const }),
  }));
  return table ? known.filter(({ title }) => title !== '') : known;
};

const childrenOf = async (
  context: CallContext,
  definition: Resource,
  { id }: Row,
  { referring = rowsReferring }: Counting,
): Promise<readonly Using[]> => {
  const own = context.tables.of(definition);
  const found = await Promise.all(
    ownChildren(definition.children).map(async ({ to, parentField }): Promise<readonly Using[]> => {
      const table = context.tables.named(to);
      if (!table) return [];
      const query = { where: { [parentField]: id }, take: MAX_NAMED };
      const { rows, total } = await referring(context, table, own).page(query);
      return total === 0 ? [] : [{ resource: to, effect: 'removed', rows, total }];
    }),
  );
  return found.flat();
};

/** Why a record can't be deleted at all, if so, in the caller's words. */
const refusalOf = async (context: CallContext, definition: Resource, row: Row) => {
  try {
    await context.behaviours.of(definition.name).mayRemove?.(context, row);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return context.call.text(error.key, error.params);
    throw error;
  }
};

/** How many records a use counts. */
const countOf = ({ total, rows }: Using): number => total ?? rows.length;

/** Uses as they travel: counted, and the first of each by name. */
export const answerUses = async (
  context: CallContext,
  all: readonly Using[],
): Promise<readonly Values[]> => {
  const results: Values[] = [];
  for (const using of all) {
    const { resource, effect } = using;
    const rows = await namedRows(context, using);
    const name = tableNames(context, resource);
    const total = countOf(using);
    results.push({ resource, ...(name !== undefined && { name }), effect, total, rows });
  }
  return results;
};

/** What refers to a record, by resource, and what becomes of it without the record. */
export const usesOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  counting: Counting = {},
): Promise<readonly Using[]> => {
  const below = ownChildren(definition.children).map(({ to }) => to);
  // What goes with the record is named once.
  const mentions = mentionsOf(context, definition).filter(
    ({ resource }) => !below.includes(resource),
  );
  const { usedBy } = context.behaviours.of(definition.name);
  return [
    ...((await usedBy?.(context, row)) ?? []),
    ...(await childrenOf(context, definition, row, counting)),
    ...(await usersOf(context, mentions, row, counting)),
  ];
};

/** The same, of the caller's own rows alone, where who may delete the record is another organisation's. */
const seenUses = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<readonly Using[]> => {
  if (writerOf(definition, 'delete') === undefined || context.call.isProvider)
    return usesOf(context, definition, row);
  const all = await usesOf(context, definition, row, { referring: rowsOf });
  return all
    .map((using) => {
      if (using.total !== undefined) return using;
      const table = context.tables.named(using.resource);
      const rows = using.rows.filter((one) => table && isReached(context, table, one));
      return { ...using, rows };
    })
    .filter((using) => countOf(using) > 0);
};

/** What refers to a record, and what its deletion would do to that; `refused` is why it can't go. */
export const readUsage = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const results = await answerUses(context, await seenUses(context, definition, row));
  const refused = await refusalOf(context, definition, row);
  return ok({ results, ...(refused !== null && { refused }) });
};

/**
 * @param gone the row that is to go, where it is one of several
 * @throws Refusal 409 that names what needs a record, or a row of one, which is to go
 */
export const refuseWhileKept = async (
  context: CallContext,
  all: readonly Using[],
  gone?: string,
): Promise<void> => {
  const using = all.find(({ effect }) => effect === 'keeps');
  if (!using) return;
  const count = countOf(using);
  const name = nameOf(context, using.resource, count === 1 ? 'one' : 'several');
  const titles = (await namedRows(context, using)).map(({ title }) => title).join(', ');
  const key = titles === '' ? 'server.records.needed' : 'server.records.neededBy';
  if (gone === undefined) throw new Refusal(409, key, { name, count, titles });
  const named = titles === '' ? '' : `: ${titles}`;
  throw new Refusal(409, 'server.records.rowNeeded', { row: gone, name, count, titles: named });
};
