import {
  type AnyField,
  columnNames,
  type Resource,
  traitsOf,
  WITH_VERSIONS,
  wordsOf,
} from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { type Reply, writtenList } from '../../contract/reply';
import type { Condition, Query, Selection } from '../../store/Query';
import type { Page, Referred } from '../../store/Rows';
import type { Row } from '../../store/Store';
import type { Table } from '../../store/Table';
import { rowsOf } from '../tenant';
import { ownVersion } from '../versions/version';
import { emptyColumnsOf } from './emptyColumns';
import { findWorkedOut } from './findWorkedOut';
import { type ListRequest, readListRequest } from './listRequest';
import { setUpMeta } from './setUp';
import { holdingIn, narrowingOf, searchedAs, workedOutNames } from './workedOut';
import { fieldsWritten, referredWritten, writeRows } from './writeRows';

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

/** What a list's search looks into. */
const searchedIn = (definition: Resource, columns = columnNames(definition)): readonly string[] => [
  ...searchedFields(definition, columns),
  ...(definition.list.alsoSearched ?? []).map((name) => searchedAs(definition, name)),
];

/** What a request looks for its text in; nothing where there is none. */
const searchedFor = (
  definition: Resource,
  { text }: ListRequest,
  columns?: readonly string[],
): readonly string[] => (text === '' ? [] : searchedIn(definition, columns));

/** What a row must be to stand in the requested list. */
const conditionsOf = async (
  context: CallContext,
  { name: resource }: Resource,
  { asked, ranges = [] }: ListRequest,
  { only }: ListPart,
): Promise<readonly Condition[]> => {
  const { asks = {}, listed } = context.behaviours.of(resource);
  const narrowed = await Promise.all(asked.map(([name, value]) => asks[name]?.(value, context)));
  const all = [listed?.(context), only, ...narrowed, ...ranges];
  return all.filter((condition) => condition !== undefined);
};

/** What is left of a list where another record shows part of it. */
export interface ListPart {
  readonly only?: Condition;
  /** The only fields that travel and are searched, beside the id. */
  readonly columns?: readonly string[];
  /** The fields that are read of the rows; all unless given. */
  readonly needed?: readonly string[];
  /** What the rows refer to, and is read next. */
  readonly referred?: readonly Referred[];
}

/** What a list is narrowed by and searched for, as the store would be asked if it held all fields of it. */
const selectionOf = (
  { text, narrow }: ListRequest,
  fields: readonly string[],
  all: readonly Condition[],
): Selection => ({ where: narrow, all, ...(text !== '' && { search: { text, fields } }) });

/** Finds rows each word of a text stands in, be it in what they store or in what follows from other rows. */
const searchWords = async (
  context: CallContext,
  definition: Resource,
  { all, text, fields }: { all: readonly Condition[]; text: string; fields: readonly string[] },
): Promise<readonly Condition[]> => {
  const unstored = workedOutNames(context, definition);
  const stored = fields.filter((name) => !unstored.has(name));
  const ways = fields.flatMap((name) =>
    unstored.has(name) ? (holdingIn(context, definition, name) ?? []) : [],
  );
  const among: Selection = { all };
  const own = rowsOf(context, context.tables.of(definition));
  return Promise.all(
    wordsOf(text).map(async (word) => {
      const [found, ...others] = await Promise.all([
        own.find({ ...among, search: { text: word, fields: stored }, only: [] }),
        ...ways.map((way) => way(context, word, among)),
      ]);
      return { any: [{ where: { id: found.map(({ id }) => id) } }, ...others] };
    }),
  );
};

/** Finds the rows of a list of which all fields of the query are stored, or found through other rows. */
const findStored = async (
  context: CallContext,
  definition: Resource,
  request: ListRequest,
  {
    fields,
    all,
    needed,
    referred,
  }: Pick<ListPart, 'needed' | 'referred'> & {
    fields: readonly string[];
    all: readonly Condition[];
  },
): Promise<Page> => {
  const { text, sort, skip, take } = request;
  const unstored = workedOutNames(context, definition);
  const own = rowsOf(context, context.tables.of(definition));
  const page = { sort, skip, take, needed };
  if (text === '') return own.page({ all, ...page }, referred);
  if (!fields.some((name) => unstored.has(name)))
    return own.page({ all, search: { text, fields }, ...page }, referred);
  const holding = await searchWords(context, definition, { all, text, fields });
  return own.page({ all: [...all, ...holding], ...page }, referred);
};

/** Whether the store finds words in a column: it holds it, or other rows that lead to it. */
const isStoredOrFound = (context: CallContext, definition: Resource, name: string): boolean =>
  !workedOutNames(context, definition).has(name) ||
  holdingIn(context, definition, name) !== undefined;

/** What a list is narrowed to, as the store is asked for it; `undefined` where rows have to be worked out first. */
export const selectionListed = async (
  context: CallContext,
  definition: Resource,
  request: ListRequest,
): Promise<Selection | undefined> => {
  if (context.behaviours.of(definition.name).parts) return undefined;
  const { text } = request;
  const fields = searchedFor(definition, request);
  const shown = await conditionsOf(context, definition, request, {});
  const { conditions, isWhole } = await narrowingOf(context, definition, request.narrow);
  const all = [...shown, ...conditions];
  const isSearchable = fields.every((name) => isStoredOrFound(context, definition, name));
  if (!isWhole || (text !== '' && !isSearchable)) return undefined;
  if (text === '') return { all };
  return { all: [...all, ...(await searchWords(context, definition, { all, text, fields }))] };
};

/** Finds the rows of a page of a resource's list, or all that match a search. */
export const findListed = async (
  context: CallContext,
  definition: Resource,
  request: ListRequest,
  part: ListPart = {},
): Promise<Page> => {
  const { parts } = context.behaviours.of(definition.name);
  const fields = searchedFor(definition, request, part.columns);
  const shown = await conditionsOf(context, definition, request, part);
  const selection = selectionOf(request, fields, shown);
  const page = { sort: request.sort, skip: request.skip, take: request.take };
  if (parts) return parts.page(context, { ...selection, ...page });
  const { conditions, isWhole } = await narrowingOf(context, definition, request.narrow);
  const all = [...shown, ...conditions];
  const unstored = workedOutNames(context, definition);
  const isWorkedOut =
    request.sort.some(({ field }) => unstored.has(field)) ||
    (request.text !== '' && !fields.every((name) => isStoredOrFound(context, definition, name)));
  return isWhole && !isWorkedOut
    ? findStored(context, definition, request, { ...part, fields, all })
    : findWorkedOut(context, definition, { all, selection, part: page });
};

/** Whether a call asks for the version of each row: of what is changed in a list itself. */
const hasVersions = ({ call }: CallContext): boolean =>
  call.queryValues[WITH_VERSIONS] !== undefined;

const versionsAsked = (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): { readonly versions?: readonly string[] } =>
  hasVersions(context) ? { versions: rows.map((row) => ownVersion(context, definition, row)) } : {};

/** Answers a page of a resource's list, or all that match a search. */
export const readList = async (
  context: CallContext,
  definition: Resource,
  part: ListPart = {},
): Promise<Reply> => {
  const request = readListRequest(context, definition);
  const needed = hasVersions(context)
    ? undefined
    : fieldsWritten(context, definition, part.columns, request.columns);
  const referred = part.columns ? [] : referredWritten(context, definition, request.columns);
  const [{ rows, total, along }, meta] = await Promise.all([
    findListed(context, definition, request, { ...part, needed, referred }),
    part.only ? {} : setUpMeta(context, definition),
  ]);
  const { columns } = part;
  const written = await writeRows(context, definition, rows, columns, request.columns, along);
  const empty = part.only ? {} : await emptyColumnsOf(context, definition, rows);
  const versions = versionsAsked(context, definition, rows);
  return writtenList(written, total, { ...meta, ...versions, ...empty });
};

/** What a search of a resource's list asks of the store; nothing where rows are parts of others. */
export const searchOfStore = (
  context: Pick<CallContext, 'behaviours' | 'tables'>,
  definition: Resource,
): { table: Table; query: Query } | undefined => {
  if (context.behaviours.of(definition.name).parts) return undefined;
  const unstored = workedOutNames(context, definition);
  const { sort } = definition.list;
  const fields = searchedIn(definition).filter((name) => !unstored.has(name));
  const query = {
    sort: sort && !unstored.has(sort.field) ? [sort] : [],
    search: { text: '', fields },
  };
  return { table: context.tables.of(definition), query };
};
