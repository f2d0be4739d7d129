import { ChangedRows } from './ChangedRows';
import { predicateOf } from './condition';
import { type Rows, typedBy } from './Rows';
import type { Row, Store, Values } from './Store';
import type { Keyed, Table, TableShape } from './Table';

/**
 * What is written in place of what was to be written.
 *
 * @param before the row that is changed; `undefined` for a new one
 * @param values a new row's, or the changes
 */
export type WriteRule = (table: string, before: Row | undefined, values: Values) => Values;

/**
 * Logs what transactions write, in the same transaction.
 *
 * @param store the transaction's, which has neither rules nor a log
 */
export type WriteLog = (store: Store, changes: ChangedRows) => Promise<void>;

const applied = (
  rules: readonly WriteRule[],
  table: string,
  before: Row | undefined,
  values: Values,
): Values => rules.reduce((given, rule) => rule(table, before, given), values);

/** Rows whose writes are added to `changes`. */
const loggedRows = (rows: Rows, table: TableShape, changes: ChangedRows): Rows => ({
  ...rows,
  insert: async (values) => {
    const after = await rows.insert(values);
    changes.add({ table, before: undefined, after });
    return after;
  },
  putBack: async (back) => {
    await rows.putBack(back);
    for (const after of back) changes.add({ table, before: undefined, after, isBack: true });
  },
  remove: async (id) => {
    if (!changes.takes(table)) return rows.remove(id);
    const before = await rows.get(id);
    await rows.remove(id);
    changes.add({ table, before, after: undefined });
  },
  removeWhere: async (selection) => {
    if (!changes.takes(table)) return rows.removeWhere(selection);
    const found = await rows.find({ ...selection, take: changes.wanted });
    const count = await rows.removeWhere(selection);
    for (const before of found) changes.add({ table, before, after: undefined });
    changes.count(count - found.length);
    return count;
  },
});

const ruledRows = (
  given: Rows,
  table: TableShape,
  rules: readonly WriteRule[],
  changes: ChangedRows | undefined,
): Rows => {
  const rows = changes ? loggedRows(given, table, changes) : given;
  const { name } = table;
  const change = async (before: Row | undefined, id: number, values: Values): Promise<Row> => {
    const after = await rows.update(id, applied(rules, name, before, values));
    changes?.add({ table, before, after });
    return after;
  };
  return {
    ...rows,
    insert: (values) => rows.insert(applied(rules, name, undefined, values)),
    update: async (id, values) => change(await rows.get(id, 'lock'), id, values),
    updateWhere: async (selection, values) => {
      const isMeant = predicateOf(selection);
      let count = 0;
      for (const { id } of await rows.find({ ...selection, only: [] })) {
        const before = await rows.get(id, 'lock');
        // Somebody may have changed it since it was found.
        if (!before || !isMeant(before)) continue;
        await change(before, id, values);
        count += 1;
      }
      return count;
    },
  };
};

/** What is known of what stores of transactions have written so far. */
const changedBy = new WeakMap<Store, ChangedRows>();

/** What a transaction wrote so far, by its store; none where nothing is logged. */
export const changedIn = (store: Store): ChangedRows | undefined => changedBy.get(store);

/** The store of a transaction. */
const within = (store: Store, rules: readonly WriteRule[], changes?: ChangedRows): Store => {
  const changesOf = ({ isUnlogged, isReturned }: TableShape) =>
    isUnlogged && !isReturned ? undefined : changes;
  const ruled = <R extends Keyed>(table: Table<R>, rows: (shape: TableShape) => Rows): Rows<R> =>
    typedBy(table, ruledRows(rows(table), table, rules, changesOf(table)));
  const ruledStore: Store = {
    rows: (table, organisationId) =>
      ruled(table, (shape) => store.rows<Row>(shape, organisationId)),
    across: (table) => ruled(table, (shape) => store.across<Row>(shape)),
    transaction: (work, options) =>
      store.transaction(async (inner) => {
        const part = changes?.part();
        const result = await work(within(inner, rules, part));
        if (part) changes?.addAll(part);
        return result;
      }, options),
    afterCommit: (effect) => store.afterCommit(effect),
    lock: (name) => store.lock(name),
    enqueue: (type, input, options) => store.enqueue(type, input, options),
  };
  if (changes) changedBy.set(ruledStore, changes);
  return ruledStore;
};

/**
 * A store that writes what its rules make of what is to be written, each given what the one before it made.
 *
 * @param log is given what each transaction wrote
 */
export const withRules = (store: Store, rules: readonly WriteRule[], log?: WriteLog): Store => {
  const inner = within(store, rules);
  const transaction: Store['transaction'] = (work, options) =>
    store.transaction(async (own) => {
      const changes = log && new ChangedRows();
      const result = await work(within(own, rules, changes));
      if (changes && !changes.isEmpty) await log?.(own, changes);
      return result;
    }, options);
  const together = <R extends Keyed>(
    table: Table<R>,
    rows: Rows<R>,
    rowsIn: (own: Store) => Rows<R>,
  ): Rows<R> => ({
    ...rows,
    // Between reading a row and writing it nobody may change it.
    update: (...given) => transaction((own) => rowsIn(own).update(...given)),
    updateWhere: (...given) => transaction((own) => rowsIn(own).updateWhere(...given)),
    // A change is logged in its own transaction.
    ...(log &&
      !table.isUnlogged && {
        insert: (...given) => transaction((own) => rowsIn(own).insert(...given)),
        putBack: (...given) => transaction((own) => rowsIn(own).putBack(...given)),
        remove: (...given) => transaction((own) => rowsIn(own).remove(...given)),
        removeWhere: (...given) => transaction((own) => rowsIn(own).removeWhere(...given)),
      }),
  });
  return {
    ...inner,
    transaction,
    rows: (table, organisationId) =>
      together(table, inner.rows(table, organisationId), (own) => own.rows(table, organisationId)),
    across: (table) => together(table, inner.across(table), (own) => own.across(table)),
  };
};
