import type { CallContext } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { Row, Store } from '../../store/Store';
import type { Table } from '../../store/Table';
import { rowsOf } from '../tenant';

/** Requested ids, and the rows that there are of them. */
interface Batch {
  readonly ids: Set<number>;
  /** The fields that somebody reads of them. */
  readonly fields: Set<string>;
  /** Whether somebody reads more of them. */
  isWhole: boolean;
  readonly rows: Promise<readonly Row[]>;
}

type Batches = Map<Table, Batch>;

/** What is about to be read, by the store that it is read from and the call that may reach it. */
const collecting = new WeakMap<Store, WeakMap<SignedInCall, Batches>>();

const batchesOf = ({ store, call }: CallContext): Batches => {
  const ofStore = collecting.get(store) ?? new WeakMap<SignedInCall, Batches>();
  collecting.set(store, ofStore);
  const batches = ofStore.get(call) ?? new Map<Table, Batch>();
  ofStore.set(call, batches);
  return batches;
};

/** Resolves once all that could go on has gone on: what it asks for meanwhile belongs to the same batch. */
const collected = async (): Promise<void> => {
  await Promise.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
};

const begin = (context: CallContext, table: Table): Batch => {
  const batches = batchesOf(context);
  const ids = new Set<number>();
  const fields = new Set<string>();
  const read = async (): Promise<readonly Row[]> => {
    await collected();
    batches.delete(table);
    const needed = batch.isWhole ? undefined : [...fields];
    return rowsOf(context, table).find({ where: { id: [...ids] }, needed });
  };
  const batch: Batch = { ids, fields, isWhole: false, rows: read() };
  batches.set(table, batch);
  return batch;
};

/**
 * The rows of these ids that a call may reach, in order of their ids. What is requested at the same time is read at
 * once, with one query for each table.
 *
 * @param name of a resource or a table; what is stored nowhere has no rows
 * @param ids 0 names no row
 * @param needed the fields that are read of them; all unless given
 */
export const rowsByIds = async (
  context: CallContext,
  name: string,
  ids: Iterable<number>,
  needed?: readonly string[],
): Promise<readonly Row[]> => {
  const table = context.tables.named(name);
  const wanted = new Set([...ids].filter((id) => id > 0));
  if (!table || wanted.size === 0) return [];
  const batch = batchesOf(context).get(table) ?? begin(context, table);
  for (const id of wanted) batch.ids.add(id);
  for (const field of needed ?? []) batch.fields.add(field);
  batch.isWhole ||= needed === undefined;
  return (await batch.rows).filter(({ id }) => wanted.has(id));
};
