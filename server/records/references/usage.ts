import { ownChildren, type Resource, rights, writerOf } from '../../../schemas';
import type { CallContext, Using } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { collectionOf } from '../collections';
import { whatIsOnAir } from '../publishing/onAir';
import { tableOf } from '../tables';
import { findRow, isReached, workingFor } from '../tenant';
import { nameOf, tableNames } from '../texts';
import { MAX_NAMED, mentionsOf, usersOf } from './mentions';
import { titleOfRow, titlesOf } from './titles';

interface Named {
  readonly id: number;
  readonly title: string;
  /** Devices show it by now. */
  readonly isOnAir?: 1;
}

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
  const collection = collectionOf(context, { name: resource });
  const named: Row[] = [];
  for (const row of rows) {
    if (named.length === MAX_NAMED) break;
    // Others may be another organisation's, as those that a shared user is linked to.
    if (await findRow(context, collection, row.id)) named.push(row);
  }
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

const childrenOf = async (context: CallContext, { children }: Resource, { id }: Row) => {
  const found: Using[] = [];
  for (const { to, parentField } of ownChildren(children)) {
    const child = context.definitions.named(to);
    if (!child) continue;
    const { rows, total } = await context.store.find(collectionOf(context, child), {
      where: { [parentField]: id },
      take: MAX_NAMED,
    });
    found.push({ resource: to, effect: 'removed', rows, total });
  }
  return found.filter(({ total }) => total !== 0);
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

/**
 * What refers to a record, by resource, and what becomes of it without the record.
 *
 * @param take how many are read of each resource; all are counted
 */
export const usesOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  take = MAX_NAMED,
): Promise<readonly Using[]> => {
  const below = ownChildren(definition.children).map(({ to }) => to);
  // What goes with the record is named once.
  const mentions = mentionsOf(context, definition).filter(
    ({ resource }) => !below.includes(resource),
  );
  const { usedBy } = context.behaviours.of(definition.name);
  return [
    ...((await usedBy?.(context, row)) ?? []),
    ...(await childrenOf(context, definition, row)),
    ...(await usersOf(context, mentions, row, take)),
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
  const all = await usesOf(context, definition, row, Number.MAX_SAFE_INTEGER);
  return all
    .map((using) => {
      const collection = collectionOf(context, { name: using.resource });
      const rows = using.rows.filter((one) => isReached(context, collection, one));
      return { ...using, rows, total: rows.length };
    })
    .filter(({ total }) => total > 0);
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
