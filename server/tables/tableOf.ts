import { columnNames, type Resource, referencesIn, refers, traitsOf } from '../../schemas';
import { uniqueNames } from '../../schemas/kinds/unique';
import type { Column, Keyed, Table, TableShape, Unique } from '../store/Table';
import { columnTypeOf } from '../wire/storedAs';
import { type ColumnSpecs, columnsOf, type RowOfColumns } from './columns';
import type { StoredOf } from './StoredOf';

/** What the table of a resource holds beside what its definition declares. */
export interface TableSpec<Also extends ColumnSpecs> {
  /** Its rows don't each belong to one organisation. */
  readonly shared?: true;
  /** What follows from its rows is remembered between calls. */
  readonly versioned?: true;
  /** Changes of its rows aren't logged. */
  readonly unlogged?: true;
  /** What changes of its fields amount to in the audit log. */
  readonly meanings?: TableShape['meanings'];
  /** The only fields of the definition that are indexed, where rows are added far more often than looked for. */
  readonly indexed?: readonly string[];
  /** What the server keeps beside the fields. */
  readonly also?: Also;
  /** Fields in which no two are the same, beside those that the definition names. */
  readonly unique?: readonly Unique[];
}

/** The fields that searches of a list look into, as far as they are stored. */
const searchedIn = (definition: Resource): readonly string[] => {
  const { fields, list } = definition;
  const columns = columnNames(definition);
  const names = columns.length > 0 ? columns : Object.keys(fields);
  const texts = names.filter((name) => {
    const field = fields[name];
    return field !== undefined && traitsOf(field).isText;
  });
  const also = (list.alsoSearched ?? []).filter((name) => {
    const field = fields[name.split('.')[0] ?? ''];
    return field === undefined || !refers(field);
  });
  return [...texts, ...also];
};

/** The fields by which lists are narrowed or sorted, and those that refer to other records. */
const indexedIn = (definition: Resource): ReadonlySet<string> => {
  const { fields, list, links } = definition;
  const listed = [...columnNames(definition), ...(list.filters ?? []), list.sort?.field ?? ''];
  return new Set([
    ...listed.filter((name) => name in fields),
    ...Object.keys(fields).filter((name) => fields[name]?.unique),
    ...referencesIn(fields).flatMap(({ path: [name = ''] }) => name),
    ...Object.values(links).flatMap(({ storedIn }) => Object.values(storedIn)),
  ]);
};

const uniqueIn = ({ fields }: Resource): readonly Unique[] =>
  uniqueNames(fields).map((name): Unique => {
    const unique = fields[name]?.unique;
    return typeof unique === 'object' ? [name, unique.within] : [name];
  });

const columnsIn = (
  definition: Resource,
  indexed: ReadonlySet<string>,
): Readonly<Record<string, Column>> => {
  const ofFields = Object.entries(definition.fields).map(([name, field]): [string, Column] => {
    return [
      name,
      {
        type: columnTypeOf(field),
        ...(refers(field) && { to: field.to }),
        ...(indexed.has(name) && { isIndexed: true }),
      },
    ];
  });
  const ofLists = Object.entries(definition.subLists).map(
    ([name, { field = name }]): [string, Column] => [field, { type: 'json' }],
  );
  const ofLinks = Object.values(definition.links).flatMap(
    ({ to, storedIn }): [string, Column][] => {
      if ('ids' in storedIn) return [[storedIn.ids, { type: 'ids', to, isIndexed: true }]];
      return 'id' in storedIn ? [[storedIn.id, { type: 'id', to, isIndexed: true }]] : [];
    },
  );
  return Object.fromEntries([...ofFields, ...ofLists, ...ofLinks]);
};

const made = (definition: Resource, spec: TableSpec<ColumnSpecs>): Table<never> => ({
  name: definition.name,
  ofOrganisation: !spec.shared,
  ...(spec.versioned && { isVersioned: true }),
  ...(spec.unlogged && { isUnlogged: true }),
  ...(spec.meanings && { meanings: spec.meanings }),
  ...(!spec.shared && !definition.single && { isCounted: true }),
  columns: {
    ...columnsIn(definition, spec.indexed ? new Set(spec.indexed) : indexedIn(definition)),
    ...columnsOf(spec.also ?? {}),
  },
  unique: [...uniqueIn(definition), ...(spec.unique ?? [])],
  searched: searchedIn(definition),
});

/** Tables that follow from their definitions alone. */
const known = new WeakMap<Resource, Table<never>>();

/**
 * The table that holds the records of a resource. What the definition can't express stands in
 * `server/tables/<area>/<name>.ts`, which exports it under the resource's name.
 */
export const tableOf = <
  const D extends Resource,
  const Also extends ColumnSpecs = Record<never, never>,
>(
  definition: D,
  spec?: TableSpec<Also>,
): Table<StoredOf<D> & Partial<RowOfColumns<Also>> & Keyed> => {
  if (spec) return made(definition, spec);
  const table = known.get(definition) ?? made(definition, {});
  known.set(definition, table);
  return table;
};
