import { sql } from 'kysely';
import { StoreError } from '../store/Store';
import type { TableShape } from '../store/Table';
import type { Connection } from './connection';
import { foundation } from './functions';
import { type Described, definitionOf, described, type IndexPart, namesOfTriggers } from './schema';
import type { Sql } from './statement';

/** The version of what the database has beside its tables; to be raised with a change of `foundation`. */
const VERSION = 3;

/** Where it stands what the database has. */
export const SCHEMA = sql`back_office_schema`;

type Kind = 'version' | 'table' | 'column' | 'index' | 'trigger';

/** One step from the database as it is to the tables as they are described. */
export interface Step {
  /** What it does, for people: SQL's own words and the name of what is made or dropped. */
  readonly title: string;
  readonly statements: readonly Sql[];
  /** Beside other work, outside of a transaction: an index of a table that may be large. */
  readonly isConcurrent?: true;
  readonly record: { readonly kind: Kind; readonly name: string; readonly definition?: string };
}

/** What the database has, by kind and name. */
type Present = ReadonlyMap<string, string>;

const keyOf = (kind: Kind, name: string): string => `${kind} ${name}`;

const readPresent = async (connection: Connection): Promise<Present> => {
  const { rows } = await connection.run(sql`SELECT to_regclass('back_office_schema') AS found`);
  if ((rows[0]?.found ?? null) === null) return new Map();
  const all = await connection.run(sql`SELECT kind, name, definition FROM ${SCHEMA}`);
  return new Map(all.rows.map(({ kind, name, definition }) => [keyOf(kind, name), definition]));
};

const namesOf = (present: Present, kind: Kind, prefix: string): readonly string[] => {
  const beginning = keyOf(kind, prefix);
  return [...present.keys()]
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));
};

const foundationSteps = (present: Present): readonly Step[] => {
  const version = Number(present.get(keyOf('version', 'database')) ?? 0);
  if (version > VERSION)
    throw new StoreError('databaseNewer', { version: String(version), known: String(VERSION) });
  if (version === VERSION) return [];
  return [
    {
      title: `version ${version} → ${VERSION}`,
      statements: foundation,
      record: { kind: 'version', name: 'database', definition: String(VERSION) },
    },
  ];
};

const columnSteps = (present: Present, { table, columns }: Described): readonly Step[] => {
  const on = sql.id(table.name);
  const drop = (name: string) => sql`ALTER TABLE ${on} DROP COLUMN IF EXISTS ${sql.id(name)}`;
  const made = columns.flatMap(({ name, sql: part }): Step[] => {
    const full = `${table.name}.${name}`;
    const definition = definitionOf(part);
    const known = present.get(keyOf('column', full));
    if (known === definition) return [];
    const add = sql`ALTER TABLE ${on} ADD COLUMN ${part}`;
    return [
      {
        title: `column ${full}`,
        statements: known === undefined ? [add] : [drop(name), add],
        record: { kind: 'column', name: full, definition },
      },
    ];
  });
  // They are made of the rows' JSON, which stays.
  const dropped = namesOf(present, 'column', `${table.name}.`)
    .filter((former) => !columns.some(({ name }) => name === former))
    .map((name): Step => {
      const full = `${table.name}.${name}`;
      return {
        title: `drop column ${full}`,
        statements: [drop(name)],
        record: { kind: 'column', name: full },
      };
    });
  return [...dropped, ...made];
};

const triggerSteps = (present: Present, { triggers }: Described): readonly Step[] =>
  triggers.flatMap(({ name, statements }): Step[] => {
    const definition = statements.map(definitionOf).join('; ');
    if (present.get(keyOf('trigger', name)) === definition) return [];
    return [
      {
        title: `trigger ${name}`,
        statements,
        record: { kind: 'trigger', name, definition },
      },
    ];
  });

interface TableChanges {
  readonly isNew: boolean;
  /** Columns that are made anew or dropped: indexes of them go with them. */
  readonly columns: readonly string[];
}

const indexStep = (
  { name, sql: part, isUnique }: IndexPart,
  definition: string,
  isNew: boolean,
): Step => {
  const concurrently = isNew ? sql`` : sql`CONCURRENTLY`;
  const unique = isUnique ? sql`UNIQUE` : sql``;
  const create = sql`CREATE ${unique} INDEX ${concurrently} ${sql.id(name)} ${part}`;
  // One whose building broke off is there and of no use.
  const drop = sql`DROP INDEX ${concurrently} IF EXISTS ${sql.id(name)}`;
  return {
    title: `${isUnique ? 'unique index' : 'index'} ${name}`,
    statements: isNew ? [create] : [drop, create],
    ...(!isNew && { isConcurrent: true }),
    record: { kind: 'index', name, definition },
  };
};

const indexSteps = (
  present: Present,
  { indexes }: Described,
  { isNew, columns }: TableChanges,
): readonly Step[] =>
  indexes.flatMap((index): Step[] => {
    const definition = definitionOf(index.sql);
    const isGone = columns.some((column) => definition.includes(`"${column}"`));
    if (present.get(keyOf('index', index.name)) === definition && !isGone) return [];
    return [indexStep(index, definition, isNew)];
  });

const tableSteps = (present: Present, table: TableShape): readonly Step[] => {
  const whole = described(table);
  const isNew = !present.has(keyOf('table', table.name));
  const columns = columnSteps(present, whole);
  const changed = columns.map(({ record }) => record.name.slice(table.name.length + 1));
  const create: Step = {
    title: `table ${table.name}`,
    statements: [whole.create],
    record: { kind: 'table', name: table.name, definition: '' },
  };
  return [
    ...(isNew ? [create] : []),
    ...columns,
    ...triggerSteps(present, whole),
    ...indexSteps(present, whole, { isNew, columns: changed }),
  ];
};

/** Indexes that no table has any more: they can be made again from its rows. */
const droppedIndexes = (present: Present, tables: readonly TableShape[]): readonly Step[] => {
  const wanted = new Set(
    tables.flatMap((table) => described(table).indexes.map(({ name }) => name)),
  );
  return namesOf(present, 'index', '')
    .filter((name) => !wanted.has(name))
    .map((name) => ({
      title: `drop index ${name}`,
      statements: [sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.id(name)}`],
      isConcurrent: true,
      record: { kind: 'index', name },
    }));
};

/** Tables with rows that nothing describes any more, which stay unless they are named. */
const droppedTables = (
  present: Present,
  tables: readonly TableShape[],
  named: readonly string[],
): readonly Step[] =>
  namesOf(present, 'table', '')
    .filter((name) => named.includes(name) && !tables.some((table) => table.name === name))
    .map((name) => ({
      title: `drop table ${name}`,
      statements: [
        sql`DROP TABLE IF EXISTS ${sql.id(name)}`,
        sql`DELETE FROM ${SCHEMA} WHERE kind = 'column' AND starts_with(name, ${`${name}.`})
          OR kind = 'trigger' AND name = ANY(${Object.values(namesOfTriggers(name))}::text[])`,
      ],
      record: { kind: 'table', name },
    }));

/**
 * What is to be done for a database to have the tables as they are described.
 *
 * @param drop tables to drop although they have rows, where none of that name is described
 * @throws StoreError databaseNewer where a later release has migrated the database
 */
export const planMigration = async (
  connection: Connection,
  tables: readonly TableShape[],
  drop: readonly string[] = [],
): Promise<readonly Step[]> => {
  const present = await readPresent(connection);
  return [
    ...foundationSteps(present),
    ...tables.flatMap((table) => tableSteps(present, table)),
    ...droppedTables(present, tables, drop),
    ...droppedIndexes(present, tables),
  ];
};
