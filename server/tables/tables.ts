import type { Resource } from '../../schemas';
import type { Table } from '../store/Table';
import { tableOf } from './tableOf';

/** All that is stored. */
export interface Tables {
  readonly all: readonly Table[];
  /** The table that holds the records of a resource. */
  of(definition: Resource): Table;
  /** The table of a name, or of the resource of that name; `undefined` where there is none. */
  named(name: string): Table | undefined;
}

/**
 * Knows tables by their names.
 *
 * @param further those that definitions don't fully describe, by the names of their resources or their own
 */
export const tablesOf = (
  definitions: readonly Resource[],
  further: Readonly<Record<string, Table>> = {},
): Tables => {
  // A page without a record has no rows: what lies under its name is kept by something else.
  const ofRecords = definitions.filter(({ verbs }) => verbs.read !== false);
  const byName = new Map<string, Table>([
    ...ofRecords.map((definition): [string, Table] => [definition.name, tableOf(definition)]),
    ...Object.entries(further),
  ]);
  const all = [...new Map([...byName.values()].map((table) => [table.name, table])).values()];
  return {
    all,
    of: (definition) => byName.get(definition.name) ?? tableOf(definition),
    named: (name) => byName.get(name),
  };
};

/** Reads what is stored beside the definitions: `server/tables/<area>/<name>.ts` exports the table of that name. */
export const foundTables = (
  files: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): Readonly<Record<string, Table>> =>
  Object.fromEntries(
    [...files].map(([file, exports]) => {
      const name = file.replace(/^.*\//, '');
      const table = exports[name];
      if (!isTable(table)) throw new Error(`server/tables/${file}.ts: it exports no table ${name}`);
      return [name, table];
    }),
  );

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'ofOrganisation' in value;
