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

const applied = (
  rules: readonly WriteRule[],
  table: string,
  before: Row | undefined,
  values: Values,
): Values => rules.reduce((given, rule) => rule(table, before, given), values);

const ruledRows = (rows: Rows, { name }: TableShape, rules: readonly WriteRule[]): Rows => {
  const update = async (id: number, changes: Values): Promise<Row> =>
    rows.update(id, applied(rules, name, await rows.get(id, 'lock'), changes));
  return {
    ...rows,
    insert: (values) => rows.insert(applied(rules, name, undefined, values)),
    update,
    updateWhere: async (selection, changes) => {
      const isMeant = predicateOf(selection);
      let count = 0;
      for (const { id } of await rows.find({ ...selection, only: [] })) {
        const before = await rows.get(id, 'lock');
        // Somebody may have changed it since it was found.
        if (!before || !isMeant(before)) continue;
        await rows.update(id, applied(rules, name, before, changes));
        count += 1;
      }
      return count;
    },
  };
};

/** The store of a transaction. */
const within = (store: Store, rules: readonly WriteRule[]): Store => {
  const ruled = <R extends Keyed>(table: Table<R>, rows: (shape: TableShape) => Rows): Rows<R> =>
    typedBy(table, ruledRows(rows(table), table, rules));
  return {
    rows: (table, organisationId) =>
      ruled(table, (shape) => store.rows<Row>(shape, organisationId)),
    across: (table) => ruled(table, (shape) => store.across<Row>(shape)),
    transaction: (work, options) =>
      store.transaction((inner) => work(within(inner, rules)), options),
    afterCommit: (effect) => store.afterCommit(effect),
    lock: (name) => store.lock(name),
    enqueue: (type, input, options) => store.enqueue(type, input, options),
  };
};

/** A store that writes what its rules make of what is to be written, each given what the one before it made. */
export const withRules = (store: Store, rules: readonly WriteRule[]): Store => {
  const inner = within(store, rules);
  const together = <R extends Keyed>(rows: Rows<R>, rowsIn: (own: Store) => Rows<R>): Rows<R> => ({
    ...rows,
    // Between reading a row and writing it nobody may change it.
    update: (...given) => inner.transaction((own) => rowsIn(own).update(...given)),
    updateWhere: (...given) => inner.transaction((own) => rowsIn(own).updateWhere(...given)),
  });
  return {
    ...inner,
    rows: (table, organisationId) =>
      together(inner.rows(table, organisationId), (own) => own.rows(table, organisationId)),
    across: (table) => together(inner.across(table), (own) => own.across(table)),
  };
};
