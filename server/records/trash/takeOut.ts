import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Row, Values } from '../../store/Store';
import type { Table } from '../../store/Table';
import { changedIn } from '../../store/writeRules';
import {
  type ChangedItem,
  type RemovedItem,
  type TrashItem,
  trashParts,
} from '../../tables/general/trashParts';
import { type TrashEntry, trash } from '../../tables/organisation/trash';
import { titleOfRow } from '../references/titles';
import { rowsOf } from '../tenant';
import { withFreeNames } from './freeNames';
import { giveBack } from './giveBack';
import { isChanged, isRemoved } from './items';
import { withoutGone } from './referring';

/** All that a deletion did. */
export const keptItems = async (
  context: CallContext,
  entry: TrashEntry,
): Promise<readonly TrashItem[]> => {
  const further = await rowsOf(context, trashParts).find({ where: { entryId: entry.id } });
  return [entry, ...further].flatMap(({ items }) => items ?? []);
};

/** Whose rows are written: rows of organisations are by their owner. */
const ownerOf = (table: Table, { organisationId }: Values): number | undefined =>
  table.ofOrganisation ? Number(organisationId) : undefined;

/** A table whose rows went; one that is no more leaves nowhere to put them. @throws Refusal 409 */
const tableNamed = (context: CallContext, name: string): Table => {
  const table = context.tables.named(name);
  if (table) return table;
  throw new Refusal(409, 'server.trash.lost');
};

/** Stores rows that went, those of a table and an owner together. */
const putBack = async (
  context: CallContext,
  items: readonly RemovedItem[],
): Promise<readonly Row[]> => {
  const groups = new Map<string, { table: Table; owner: number | undefined; rows: Row[] }>();
  const all: Row[] = [];
  for (const { table: name, removed } of items) {
    const table = tableNamed(context, name);
    const row = await withFreeNames(context, table, removed);
    const owner = ownerOf(table, row);
    const key = `${name} ${owner}`;
    const group = groups.get(key) ?? { table, owner, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
    all.push(row);
  }
  for (const { table, owner, rows } of groups.values())
    await context.store.rows(table, owner).putBack(rows);
  return all;
};

/** Gives a row back what a deletion took from it, if it is still there. */
const giveBackTo = async (context: CallContext, item: ChangedItem): Promise<void> => {
  const table = tableNamed(context, item.table);
  const rows = context.store.rows(table, ownerOf(table, { ...item }));
  const row = await rows.get(item.id, 'lock');
  if (!row) return;
  const changes = Object.fromEntries(
    item.changes.map(({ field, delta }) => [field, giveBack(delta, row[field])]),
  );
  await rows.update(row.id, changes);
};

/** Removes an entry, but nothing of what it is about. */
const removeEntry = async (context: CallContext, { id }: TrashEntry): Promise<void> => {
  await rowsOf(context, trashParts).removeWhere({ where: { entryId: id } });
  await rowsOf(context, trash).remove(id);
};

/**
 * Brings a record back with all that went along: as it was, except for names that are taken by now, and for what it
 * referred to and is gone. To be called within a transaction.
 *
 * @returns what it is called. @throws Refusal 403 or 409
 */
export const takeOut = async (context: CallContext, entry: TrashEntry): Promise<string> => {
  const { resource = '', recordId } = entry;
  const definition = context.definitions.named(resource);
  if (!definition) throw new Refusal(409, 'server.trash.lost');
  const { name: own } = context.tables.of(definition);
  const { onReturn, mayChange } = context.behaviours.of(resource);
  const isOwn = ({ table, removed }: RemovedItem) => table === own && removed.id === recordId;
  const items = await keptItems(context, entry);
  const fitting = await withoutGone(context, items.filter(isRemoved), isOwn);
  const returningRow = fitting.find(isOwn)?.removed;
  if (!returningRow) throw new Refusal(409, 'server.trash.lost');
  await mayChange?.(context, returningRow);
  const returning: RemovedItem[] = [];
  for (const item of fitting) {
    const changes = isOwn(item) ? await onReturn?.(context, item.removed) : undefined;
    returning.push({ ...item, removed: { ...item.removed, ...changes } });
  }
  const rows = await putBack(context, returning);
  for (const item of items.filter(isChanged)) await giveBackTo(context, item);
  await removeEntry(context, entry);
  const row = rows[returning.findIndex(isOwn)] ?? returningRow;
  const name = titleOfRow(context, resource, row) || (entry.name ?? '');
  changedIn(context.store)?.moves.push({ resource, recordId: returningRow.id, name });
  return name;
};
