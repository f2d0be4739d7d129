import { type AnyFields, isKind, type OptionsOf, type Resource, titleOf } from '../../../schemas';
import { perObject } from '../../../schemas/perObject';
import type { CallContext } from '../../contract/CallContext';
import type { ReadAlong, Referred } from '../../store/Rows';
import type { Row, Values } from '../../store/Store';
import type { TableShape } from '../../store/Table';
import { sentId } from '../../wire/sent';
import { recordOf } from '../recordOf';
import { rowsByIds } from './rowsByIds';

type Reference = readonly [name: string, field: OptionsOf<'reference'>];

const referencesIn = perObject((fields: AnyFields): readonly Reference[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isKind(field, 'reference') ? [[name, field] as const] : [],
  ),
);

/** The parts of a record that are texts of the records that it refers to. */
export const titleParts = (fields: AnyFields): readonly string[] =>
  referencesIn(fields)
    .flatMap(([, { titleIn, carries = {} }]) => [titleIn, ...Object.keys(carries)])
    .filter((part) => part !== undefined);

/** The parts of a record that describe a record which it refers to, each worked out from that one. */
const descriptionsOf = (context: CallContext, name: string, field: OptionsOf<'reference'>) => {
  const { to = '', titleIn, carries = {} } = field;
  return [
    // Where the field itself is to hold an object, the resource's behaviour makes it.
    ...(titleIn === undefined || titleIn === name
      ? []
      : [{ part: titleIn, of: (row: Row) => titleOfRow(context, to, row) }]),
    ...Object.entries(carries).map(([part, { wire = part }]) => ({
      part,
      of: (row: Row) => String(row[wire] ?? ''),
    })),
  ];
};

/** The fields that the titles of a resource are made of; none where that may be any. */
export const titleFields = (context: CallContext, name: string): readonly string[] | undefined => {
  const definition = context.definitions.named(name);
  if (!definition) return ['title', 'name'];
  const isComputed = definition.title.some((part) => part in definition.computed);
  return isComputed ? undefined : definition.title;
};

/** Names that were worked out of rows which the store gives out again, by the language and the resource. */
const workedOut = new WeakMap<Row, Map<string, string>>();

/** What a name is worked out from is the row and who reads it; it doesn't follow from the time. */
const workedOutTitle = (context: CallContext, definition: Resource, row: Row): string => {
  const compute = () => titleOf(definition, recordOf(context, definition, row));
  if (!Object.isFrozen(row)) return compute();
  const names = workedOut.get(row) ?? new Map<string, string>();
  workedOut.set(row, names);
  const key = `${context.call.locale} ${definition.name}`;
  const name = names.get(key) ?? compute();
  names.set(key, name);
  return name;
};

/** The name of a stored row: its definition's title, or what rows without one go by. */
export const titleOfRow = (context: CallContext, collection: string, row: Row): string => {
  const definition = context.definitions.named(collection);
  if (!definition) return String(row.title ?? row.name ?? '');
  return titleFields(context, collection)
    ? titleOf(definition, row)
    : workedOutTitle(context, definition, row);
};

/** The fields of a record that these parts are made of; none where they may be any. */
const neededOf = (
  context: CallContext,
  { to = '', carries = {} }: OptionsOf<'reference'>,
): readonly string[] | undefined => {
  const title = titleFields(context, to);
  const carried = Object.entries(carries).flatMap(([part, { wire = part }]) => [part, wire]);
  return title && [...title, ...carried];
};

/** The tables that titles and carried fields are read of, for a store that may read them along with the rows. */
export const referredBy = (context: CallContext, fields: AnyFields): readonly Referred[] => {
  const tables = new Map<TableShape, Referred>();
  for (const [name, field] of referencesIn(fields)) {
    const table = field.to === undefined ? undefined : context.tables.named(field.to);
    if (!table || descriptionsOf(context, name, field).length === 0) continue;
    const known = tables.get(table);
    const needed = neededOf(context, field);
    tables.set(table, {
      table,
      fields: [...(known?.fields ?? []), name],
      needed: needed && (known ? known.needed && [...known.needed, ...needed] : needed),
    });
  }
  return [...tables.values()];
};

/** The rows that a field refers to: those that were read along, where columns hold the ids as they are. */
const rowsReferredTo = async (
  context: CallContext,
  rows: readonly Values[],
  name: string,
  field: OptionsOf<'reference'> & { readonly to: string },
  along: ReadAlong | undefined,
): Promise<readonly Row[]> => {
  const read = along?.get(context.tables.named(field.to)?.name ?? '');
  if (read && rows.every((row) => typeof (row[name] ?? 0) === 'number')) return read;
  const ids = rows.map((row) => sentId(row[name]));
  return rowsByIds(context, field.to, ids, neededOf(context, field));
};

/**
 * Finds the titles of the records that rows refer to, and what rows carry of them.
 *
 * @param along what was read along with the rows
 * @returns for each row these texts, under the names that its fields give (`titleIn`, `carries`)
 */
export const titlesOf = async (
  context: CallContext,
  { fields }: { readonly fields: AnyFields },
  rows: readonly Values[],
  along?: ReadAlong,
): Promise<(row: Values) => Values> => {
  const parts = await Promise.all(
    referencesIn(fields).map(async ([name, field]) => {
      const { to } = field;
      if (to === undefined) return [];
      const described = descriptionsOf(context, name, field);
      if (described.length === 0) return [];
      const found = await rowsReferredTo(context, rows, name, { ...field, to }, along);
      return described.map(({ part, of }) => {
        const texts = new Map(found.map((row) => [row.id, of(row)]));
        return { part, textOf: (row: Values) => texts.get(Number(row[name])) ?? '' };
      });
    }),
  );
  const all = parts.flat();
  return (row) => {
    const titles: Record<string, string> = {};
    // Of several references that give the same part, the one that is filled gives it.
    for (const { part, textOf } of all) titles[part] ||= textOf(row);
    return titles;
  };
};

/** What records are called, by what they refer to as well. */
export const namesOfRecords = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): Promise<(row: Row) => string> => {
  const titles = await titlesOf(context, definition, rows);
  return (row) => titleOfRow(context, definition.name, { ...row, ...titles(row) });
};

/** The same of one. */
export const nameOfRecord = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<string> => (await namesOfRecords(context, definition, [row]))(row);
