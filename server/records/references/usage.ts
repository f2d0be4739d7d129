import { ownChildren, type Resource, rights } from '../../../schemas';
import type { CallContext, Using } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { collectionOf } from '../collections';
import { findRow, workingFor } from '../tenant';
import { mentionsOf, usersOf } from './mentions';
import { titleOfRow, titlesOf } from './titles';

/** Records that are named; the rest is only counted. */
const MAX_NAMED = 5;

/** The first of the records that the caller may read. */
export const namedRows = async (
  caller: CallContext,
  { resource, rows, organisation }: Using,
): Promise<readonly { readonly id: number; readonly title: string }[]> => {
  const context = organisation ? await workingFor(caller, organisation) : caller;
  const { call, definitions } = context;
  const definition = definitions.named(resource);
  const module = definition?.module;
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
  return named.map((row) => ({
    id: row.id,
    title: titleOfRow(context, resource, { ...row, ...titles(row) }),
  }));
};

const childrenOf = async (context: CallContext, { children }: Resource, { id }: Row) => {
  const found: Using[] = [];
  for (const { to, parentField } of ownChildren(children)) {
    const child = context.definitions.named(to);
    if (!child) continue;
    const { rows } = await context.store.find(collectionOf(context, child), {
      where: { [parentField]: id },
    });
    found.push({ resource: to, effect: 'removed', rows });
  }
  return found.filter(({ rows }) => rows.length > 0);
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

/** What refers to a record, by resource, and what its deletion would do to that; `refused` is why it can't go. */
export const readUsage = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const below = ownChildren(definition.children).map(({ to }) => to);
  // What goes with the record is named once.
  const mentions = mentionsOf(context, definition).filter(
    ({ resource }) => !below.includes(resource),
  );
  const { usedBy } = context.behaviours.of(definition.name);
  const all = [
    ...((await usedBy?.(context, row)) ?? []),
    ...(await childrenOf(context, definition, row)),
    ...(await usersOf(context, mentions, row)),
  ];
  const results: Values[] = [];
  for (const using of all) {
    const { resource, effect, rows } = using;
    results.push({ resource, effect, total: rows.length, rows: await namedRows(context, using) });
  }
  const refused = await refusalOf(context, definition, row);
  return ok({ results, ...(refused !== null && { refused }) });
};
