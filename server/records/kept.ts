import type { CallContext } from '../contract/CallContext';
import type { Row, Store, Values } from '../store/Store';

type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

/** What rows of a collection keep of what follows from their other values; nothing for most. */
type KeptOf = (collection: string, row: Values) => Values;

const keptBy = ({ behaviours, definitions }: Parts): KeptOf => {
  const rules = new Map(
    definitions.all.flatMap(({ name }) => {
      const { collection = name, kept } = behaviours.of(name);
      return kept ? [[collection, kept] as const] : [];
    }),
  );
  return (collection, row) => rules.get(collection)?.(row) ?? {};
};

const within = (store: Store, keptOf: KeptOf): Store => ({
  find: (...asked) => store.find(...asked),
  get: (...asked) => store.get(...asked),
  insert: (collection, values) =>
    store.insert(collection, { ...values, ...keptOf(collection, values) }),
  update: async (collection, id, changes) => {
    const after = { ...(await store.get(collection, id)), ...changes };
    return store.update(collection, id, { ...changes, ...keptOf(collection, after) });
  },
  remove: (...asked) => store.remove(...asked),
  transaction: (work) => store.transaction((inner) => work(within(inner, keptOf))),
});

const known = new WeakMap<Parts['behaviours'], KeptOf>();

const keptOfAll = (parts: Parts): KeptOf => {
  const keptOf = known.get(parts.behaviours) ?? keptBy(parts);
  known.set(parts.behaviours, keptOf);
  return keptOf;
};

/** A store whose rows keep what follows from their other values (`kept` of behaviours), whoever writes them. */
export const keeping = (store: Store, parts: Parts): Store => {
  const transaction: Store['transaction'] = (work) =>
    store.transaction((inner) => work(within(inner, keptOfAll(parts))));
  return {
    ...within(store, keptOfAll(parts)),
    update: (...given) => transaction((inner) => inner.update(...given)),
    transaction,
  };
};

const changesOf = (row: Row, kept: Values): Values =>
  Object.fromEntries(Object.entries(kept).filter(([name, value]) => row[name] !== value));

/** As many rows are changed in one transaction. */
const AT_ONCE = 500;

/** Has rows keep what follows from their values that were stored before it was kept. It may run at every start. */
export const keepFollowing = async (parts: Parts, store: Store): Promise<void> => {
  const keptOf = keptOfAll(parts);
  for (const { name } of parts.definitions.all) {
    const { collection = name, kept } = parts.behaviours.of(name);
    if (!kept) continue;
    const { rows } = await store.find(collection);
    const changes = rows
      .map((row) => [row.id, changesOf(row, keptOf(collection, row))] as const)
      .filter(([, values]) => Object.keys(values).length > 0);
    // In one transaction, a great collection would be held twice, and once more as it is written.
    for (let first = 0; first < changes.length; first += AT_ONCE)
      await store.transaction(async (inner) => {
        for (const [id, values] of changes.slice(first, first + AT_ONCE))
          await inner.update(collection, id, values);
      });
  }
};
