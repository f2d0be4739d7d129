import type { Resource } from '../../../schemas';
import type { Row } from '../../store/Store';
import type { Served } from '../operations';

/** What every row may hold beside the fields of its definition. */
const OF_ALL_ROWS: readonly string[] = ['id', 'organisationId'];

/** Names that begin so are the server's own, such as who changed what. */
const OWN = '@';

const ofRecords = ({ idField, fields, subLists, links }: Resource): readonly string[] => [
  idField,
  ...Object.keys(fields),
  // Rows carry the ids that were given last, so that none is given twice.
  ...Object.entries(subLists).flatMap(([name, { field = name }]) => [field, `${field}LastId`]),
  ...Object.values(links).flatMap(({ storedIn }) => {
    if ('ids' in storedIn) return [storedIn.ids];
    return 'id' in storedIn ? [storedIn.id] : [];
  }),
];

/** What links of all resources keep on the records that they lead to. */
const ofLinkedRecords = (all: readonly Resource[], to: string): readonly string[] =>
  all
    .flatMap(({ links }) => Object.values(links))
    .filter((link) => link.to === to)
    .flatMap(({ storedIn }) => {
      if ('theirId' in storedIn) return [storedIn.theirId];
      return 'theirIds' in storedIn ? [storedIn.theirIds] : [];
    });

/** The names that rows of each table may hold. */
const storedNames = ({ definitions: { all }, tables }: Served) => {
  const names = new Map<string, Set<string>>();
  // A page without a record has no rows: what lies under its name is kept by something else.
  for (const definition of all.filter(({ verbs }) => verbs.read !== false)) {
    const table = tables.of(definition);
    const known = names.get(table.name) ?? new Set(OF_ALL_ROWS);
    names.set(table.name, known);
    const own = [
      ...ofRecords(definition),
      ...ofLinkedRecords(all, definition.name),
      ...Object.keys(table.columns),
    ];
    for (const name of own) known.add(name);
  }
  return names;
};

const namesHeld = (row: Row): readonly string[] =>
  Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [name]));

/**
 * Names in rows that are no field of their resource: rows are stored under the names of the fields, whatever those
 * are called on the wire.
 *
 * @param rows by table; what has no definition may hold anything
 * @returns a sentence each
 */
export const unknownStored = (
  served: Served,
  rows: Readonly<Record<string, readonly Row[]>>,
): readonly string[] => {
  const names = storedNames(served);
  return Object.entries(rows).flatMap(([table, list]) => {
    const known = names.get(table);
    if (!known) return [];
    const held = new Set(list.flatMap(namesHeld));
    return [...held]
      .filter((name) => !known.has(name) && !name.startsWith(OWN))
      .map(
        (name) =>
          `${table}: rows hold ${name}, which is no field of resources/*/${table}.ts; if a field was called so before, give that field renamedFrom: '${name}'; if the server keeps it beside the fields, make it a column in server/tables/*/${table}.ts`,
      );
  });
};
