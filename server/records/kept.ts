import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '../contract/CallContext';
import type { Row, Store, Values } from '../store/Store';
import type { WriteRule } from '../store/writeRules';

type Parts = Pick<CallContext, 'behaviours' | 'definitions' | 'tables'>;

/** What rows of a table keep of what follows from their other values; nothing for most. */
type KeptOf = (table: string, row: Values) => Values;

const keptBy = ({ behaviours, definitions, tables }: Parts): KeptOf => {
  const rules = new Map(
    definitions.all.flatMap((definition) => {
      const { kept } = behaviours.of(definition.name);
      return kept ? [[tables.of(definition).name, kept] as const] : [];
    }),
  );
  return (table, row) => rules.get(table)?.(row) ?? {};
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

const isAnything = (changes: Values): boolean => Object.keys(changes).length > 0;

/** As many rows are changed in one transaction. */
const AT_ONCE = 500;

/** Has rows keep what follows from their values that were stored before it was kept. It may run at every start. */
export const keepFollowing = async (parts: Parts, store: Store): Promise<void> => {
  const keptOf = keptOfAll(parts);
  for (const definition of parts.definitions.all) {
    if (!parts.behaviours.of(definition.name).kept) continue;
    const table = parts.tables.of(definition);
    const outdated: number[] = [];
    for await (const row of store.across(table).each())
      if (isAnything(changesOf(row, keptOf(table.name, row)))) outdated.push(row.id);
    // In one transaction, a great table would be held twice, and once more as it is written.
    for (let first = 0; first < outdated.length; first += AT_ONCE)
      await store.transaction(async (inner) => {
        const rows = inner.across(table);
        for (const id of outdated.slice(first, first + AT_ONCE)) {
          const row = await rows.get(id, 'lock');
          const changes = row && changesOf(row, keptOf(table.name, row));
          if (changes && isAnything(changes)) await rows.update(id, changes);
        }
      });
  }
};
