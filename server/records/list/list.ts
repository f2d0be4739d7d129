import {
  type AnyField,
  columnNames,
  isKind,
  type Resource,
  traitsOf,
  WITH_VERSIONS,
} from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { type Reply, writtenList } from '../../contract/reply';
import type { Condition, Query } from '../../store/Query';
import { runQuery } from '../../store/runQuery';
import type { Found, Row, Values } from '../../store/Store';
import { publicationNames, publicationStates } from '../publishing/states';
import { recordOf } from '../recordOf';
import { titlesOf } from '../references/titles';
import { rowsOf } from '../tenant';
import { ownVersion } from '../versions/version';
import { type ListRequest, readListRequest } from './listRequest';
import { setUpMeta } from './setUp';
import { writeRows } from './writeRows';

/** A field as lists know it: stored, or worked out from the row. */
const fieldNamed = ({ fields, computed }: Resource, name: string): AnyField | undefined =>
  fields[name] ?? computed[name]?.field;

/** The columns that a search looks into. */
const searchedFields = (definition: Resource, columns: readonly string[]): readonly string[] => {
  const names = columns.length > 0 ? columns : Object.keys(definition.fields);
  return names.filter((name) => {
    const field = fieldNamed(definition, name);
    return field !== undefined && traitsOf(field).isText;
  });
};

/** The name under which rows carry the title of what a field refers to. */
const titleIn = ({ fields }: Resource, name: string): string | undefined => {
  const field = fields[name];
  return field && isKind(field, 'reference') ? field.titleIn : undefined;
};

/** What a list's search looks into. */
const searchedIn = (definition: Resource, columns = columnNames(definition)): readonly string[] => [
  ...searchedFields(definition, columns),
  ...(definition.list.alsoSearched ?? []).map((name) => titleIn(definition, name) ?? name),
];

/** The names under which rows carry titles of what they refer to that searches look into. */
const titleNames = (definition: Resource): readonly string[] =>
  (definition.list.alsoSearched ?? []).flatMap((name) => titleIn(definition, name) ?? []);

/** Names of columns that no row stores. */
const workedOut = (
  context: Pick<CallContext, 'behaviours'>,
  definition: Resource,
): readonly string[] => [
  ...titleNames(definition),
  ...Object.keys(definition.computed),
  ...publicationNames(definition),
  ...(context.behaviours.of(definition.name).virtual?.names ?? []),
];

/** Adds to rows what is worked out from them. */
const withWorkedOut = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const virtual = await context.behaviours.of(definition.name).virtual?.of(context, rows);
  const stateOf = await publicationStates(context, definition, rows);
  const titlesIn = await titlesOf(context, definition, rows);
  const names = Object.keys(definition.computed);
  return rows.map((row) => {
    const whole = { ...row, ...titlesIn(row), ...virtual?.(row), ...stateOf(row) };
    if (names.length === 0) return whole;
    const record: Values = recordOf(context, definition, whole);
    return { ...whole, ...Object.fromEntries(names.map((name) => [name, record[name]])) };
  });
};

/** What a row must be to stand in the list that is asked for. */
const conditionsOf = async (
  context: CallContext,
  { name: resource }: Resource,
  { asked }: ListRequest,
  { only }: ListPart,
): Promise<readonly Condition[]> => {
  const { asks = {}, listed } = context.behaviours.of(resource);
  const narrowed = await Promise.all(asked.map(([name, value]) => asks[name]?.(value, context)));
  const all = [listed?.(context), only, ...narrowed];
  return all.filter((condition) => condition !== undefined);
};

/** What is left of a list where another record shows part of it. */
export interface ListPart {
  readonly only?: Condition;
  /** The only fields that travel and are searched, beside the id. */
  readonly columns?: readonly string[];
}

/** Finds the rows of a page of a resource's list, or all that match a search. */
export const findListed = async (
  context: CallContext,
  definition: Resource,
  request: ListRequest,
  part: ListPart = {},
): Promise<Found> => {
  const { parts } = context.behaviours.of(definition.name);
  const fields = searchedIn(definition, part.columns);
  const { text, narrow, sort, skip, take } = request;
  const query: Query = {
    where: narrow,
    all: await conditionsOf(context, definition, request, part),
    ...(text !== '' && { search: { text, fields } }),
    sort,
    skip,
    take,
  };
  if (parts) return parts.page(context, query);
  const touched = [...Object.keys(narrow), ...sort.map(({ field }) => field)];
  const isWorkedOut = workedOut(context, definition).some(
    (name) => touched.includes(name) || (text !== '' && fields.includes(name)),
  );
  const stored = rowsOf(context, context.tables.of(definition));
  if (!isWorkedOut) return stored.page(query);
  return runQuery(await withWorkedOut(context, definition, await stored.find()), query);
};

/** The version of each row, where the call asks for them: of what is changed in a list itself. */
const versionsAsked = (
  { call }: CallContext,
  definition: Resource,
  rows: readonly Row[],
): { readonly versions?: readonly string[] } =>
  call.queryValues[WITH_VERSIONS] === undefined
    ? {}
    : { versions: rows.map((row) => ownVersion(definition, row)) };

/** Answers a page of a resource's list, or all that match a search. */
export const readList = async (
  context: CallContext,
  definition: Resource,
  part: ListPart = {},
): Promise<Reply> => {
  const request = readListRequest(context, definition);
  const { rows, total } = await findListed(context, definition, request, part);
  const meta = part.only ? {} : await setUpMeta(context, definition);
  const written = await writeRows(context, definition, rows, part.columns, request.columns);
  return writtenList(written, total, { ...meta, ...versionsAsked(context, definition, rows) });
};

/**
 * What a search of a resource's list asks of the store; nothing where rows are worked out, or what they are searched
 * or sorted by.
 */
export const searchOfStore = (
  context: Pick<CallContext, 'behaviours' | 'tables'>,
  definition: Resource,
): { collection: string; query: Query } | undefined => {
  const { sort } = definition.list;
  const fields = searchedIn(definition);
  const touched = sort ? [...fields, sort.field] : fields;
  if (context.behaviours.of(definition.name).parts) return undefined;
  if (workedOut(context, definition).some((name) => touched.includes(name))) return undefined;
  const query = { sort: sort ? [sort] : [], search: { text: '', fields } };
  return { collection: context.tables.of(definition).name, query };
};
