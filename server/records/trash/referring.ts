import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Rows } from '../../store/Rows';
import type { Row } from '../../store/Store';
import type { Table } from '../../store/Table';
import { removals } from '../../tables/general/removals';
import type { RemovedItem } from '../../tables/general/trashParts';
import { trash } from '../../tables/organisation/trash';
import { type Mention, mentionsOf } from '../references/mentions';
import { idsAt, withoutId } from '../references/referred';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';

/** A place at which rows of a table refer to records of a resource. */
interface Referring extends Pick<Mention, 'place' | 'effect'> {
  readonly to: Resource;
}

type ByTable = ReadonlyMap<string, readonly Referring[]>;

const known = new WeakMap<CallContext['definitions'], ByTable>();

/** Where rows refer to records, by the names of their tables, as definitions declare it. */
const referringOf = (context: CallContext): ByTable => {
  const found = known.get(context.definitions);
  if (found) return found;
  const all = new Map<string, Referring[]>();
  for (const to of context.definitions.all)
    for (const { table, place, effect, isStored } of mentionsOf(context, to)) {
      if (isStored) continue;
      const ofTable = all.get(table.name) ?? [];
      all.set(table.name, ofTable);
      ofTable.push({ to, place, effect });
    }
  known.set(context.definitions, all);
  return all;
};

/** The rows of a table among which those are that others refer to: what organisations share refers to rows of several. */
const amongOf = ({ store }: CallContext, table: Table, rows: readonly Row[]): readonly Rows[] => {
  const owners = new Set(rows.map(({ organisationId }) => organisationId));
  return table.ofOrganisation && !owners.has(undefined)
    ? [...owners].map((owner) => store.rows(table, Number(owner)))
    : [store.across(table)];
};

/** Of ids that rows refer to, those that are there no longer. */
const goneOf = async (
  context: CallContext,
  { to, place }: Referring,
  rows: readonly Row[],
  returning: ReadonlySet<string>,
): Promise<ReadonlySet<number>> => {
  const table = context.tables.of(to);
  const ids = rows.flatMap((row) => idsAt(row, place));
  const wanted = new Set(ids.filter((id) => id > 0 && !returning.has(`${table.name} ${id}`)));
  if (wanted.size === 0) return wanted;
  for (const among of amongOf(context, table, rows)) {
    const there = await among.find({ where: { id: [...wanted] }, only: [] });
    for (const { id } of there) wanted.delete(id);
  }
  return wanted;
};

/** Whether somebody deleted a record, as far as that is still known: others may never have been there. */
const isDeleted = async (context: CallContext, resource: string, id: number): Promise<boolean> => {
  const where = { resource, recordId: id };
  const noted = await rowsOf(context, removals).count({ where });
  return noted > 0 || (await rowsOf(context, trash).count({ where })) > 0;
};

/** A row without references to records that are gone; none where it is nothing without one. @throws Refusal 409 */
const fitted = async (
  context: CallContext,
  { to, place, effect }: Referring,
  row: Row,
  gone: ReadonlySet<number>,
  isOwn: boolean,
): Promise<Row | undefined> => {
  let fit: Row = row;
  for (const id of idsAt(row, place).filter((one) => gone.has(one))) {
    if (effect === 'cleared') fit = { ...fit, ...withoutId(fit, place, id) };
    else if (effect === 'removed' && !isOwn) return undefined;
    else if (await isDeleted(context, to.name, id))
      throw new Refusal(409, 'server.trash.needs', { name: nameOf(context, to.name) });
  }
  return fit;
};

/**
 * Rows that come back, as far as what they refer to is still there or comes back as well.
 *
 * @param isOwn whether a row is the record that was deleted
 * @throws Refusal 409 when what one of them needs was deleted since
 */
export const withoutGone = async (
  context: CallContext,
  items: readonly RemovedItem[],
  isOwn: (item: RemovedItem) => boolean,
): Promise<readonly RemovedItem[]> => {
  const returning = new Set(items.map(({ table, removed }) => `${table} ${removed.id}`));
  const all = new Map(items.map((item) => [item, item.removed]));
  for (const name of new Set(items.map(({ table }) => table)))
    for (const referring of referringOf(context).get(name) ?? []) {
      const own = [...all].filter(([{ table }]) => table === name);
      const rows = own.map(([, row]) => row);
      const gone = await goneOf(context, referring, rows, returning);
      if (gone.size === 0) continue;
      for (const [item, row] of own) {
        const fit = await fitted(context, referring, row, gone, isOwn(item));
        if (fit) all.set(item, fit);
        else all.delete(item);
      }
    }
  return [...all].map(([{ table }, removed]) => ({ table, removed }));
};
