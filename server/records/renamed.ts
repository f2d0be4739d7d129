import type { CallContext } from '../contract/CallContext';
import type { Row, Store, Values } from '../store/Store';

type Renamed = readonly (readonly [name: string, former: string])[];

/** As many rows are changed in one transaction. */
const AT_ONCE = 500;

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
 * Moves what rows hold under the former names of fields (`renamedFrom`) to the names of today, some rows of a table in
 * one transaction. What is moved already is left alone, so that it may run at every start.
 */
export const moveRenamed = async (
  { definitions, tables }: Pick<CallContext, 'definitions' | 'tables'>,
  store: Store,
): Promise<void> => {
  for (const definition of definitions.all) {
    const renamed = Object.entries(definition.fields).flatMap(([field, { renamedFrom }]) =>
      renamedFrom === undefined ? [] : [[field, renamedFrom] as const],
    );
    if (renamed.length === 0) continue;
    const table = tables.of(definition);
    const any = renamed.map(([, former]) => ({ not: { where: { [former]: null } } }));
    const moveSome = (): Promise<number> =>
      store.transaction(async (inner) => {
        const found = await inner.across(table).find({ any, take: AT_ONCE });
        for (const row of found) {
          const organisationId = table.ofOrganisation ? Number(row.organisationId) : undefined;
          await inner.rows(table, organisationId).update(row.id, changesOf(row, renamed));
        }
        return found.length;
      });
    let moved: number;
    do moved = await moveSome();
    while (moved === AT_ONCE);
  }
};
