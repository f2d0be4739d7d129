import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '../contract/CallContext';
import type { Row, Store, Values } from '../store/Store';
import type { WriteRule } from '../store/writeRules';

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

const known = new WeakMap<Parts['behaviours'], KeptOf>();

const keptOfAll = (parts: Parts): KeptOf => {
  const keptOf = known.get(parts.behaviours) ?? keptBy(parts);
  known.set(parts.behaviours, keptOf);
  return keptOf;
};

/** Has rows keep what follows from their other values (`kept` of behaviours), whoever writes them. */
export const keepingRule = (parts: Parts): WriteRule => {
  const keptOf = keptOfAll(parts);
  return (table, before, values) => ({ ...values, ...keptOf(table, { ...before, ...values }) });
};

const changesOf = (row: Row, kept: Values): Values =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => !isDeepStrictEqual(row[name], value)),
  );

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
