import type { CallContext } from '../contract/CallContext';
import type { Row, Store, Values } from '../store/Store';

type Renamed = readonly (readonly [name: string, former: string])[];

const changesOf = (row: Row, renamed: Renamed): Values =>
  Object.fromEntries(
    renamed
      .filter(([, former]) => row[former] !== undefined)
      .flatMap(([name, former]) => [
        [name, row[name] ?? row[former]],
        [former, undefined],
      ]),
  );

/**
 * Moves what rows hold under the former names of fields (`renamedFrom`) to the names of today, in one transaction for
 * each collection. What is moved already is left alone, so that it may run at every start.
 */
export const moveRenamed = async (
  { definitions, behaviours }: Pick<CallContext, 'definitions' | 'behaviours'>,
  store: Store,
): Promise<void> => {
  for (const { name, fields } of definitions.all) {
    const collection = behaviours.of(name).collection ?? name;
    const renamed = Object.entries(fields).flatMap(([field, { renamedFrom }]) =>
      renamedFrom === undefined ? [] : [[field, renamedFrom] as const],
    );
    if (renamed.length === 0) continue;
    const holding = renamed.map(([, former]) => ({ not: { where: { [former]: null } } }));
    const { rows } = await store.find(collection, { any: holding });
    if (rows.length > 0)
      await store.transaction(async (inner) => {
        for (const row of rows) await inner.update(collection, row.id, changesOf(row, renamed));
      });
  }
};
