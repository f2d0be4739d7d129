import { type AnyField, type Resource, traitsOf } from '../../../schemas';
import { parseRecord } from '../../../schemas/codec';
import { behaviourOf } from '../../behaviours';
import { list } from '../../contract/envelope';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { Query, Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { collectionOf } from '../collections';
import { findRows } from '../scope';
import { readerOf } from '../texts';
import { answerRows, columnsOf } from './answers';
import { type ListRequest, readListRequest } from './listRequest';
import { arrange } from './rowsInMemory';

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

/** Holds the further text of a row that a search looks into; no field of a definition has such a name. */
const SEARCHED = '+searched';

/** Names of columns that no row stores. */
const workedOut = ({ name, computed }: Resource): readonly string[] => [
  ...Object.keys(computed),
  ...(behaviourOf(name).derived?.names ?? []),
  SEARCHED,
];

/** Adds to rows what is worked out from them. */
const withWorkedOut = async (
  work: Work,
  definition: Resource,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const { derived: deriving, searched } = behaviourOf(definition.name);
  const derived = await deriving?.of(work);
  const names = Object.keys(definition.computed);
  const now = work.call.context.clock();
  const reader = readerOf(work, definition.name);
  return rows.map((row) => {
    const whole = { ...row, ...derived?.(row), ...(searched && { [SEARCHED]: searched(row) }) };
    if (names.length === 0) return whole;
    const record: Values = parseRecord(
      definition,
      { id: row.id, ...answerFields(whole, definition.fields) },
      now,
      reader,
    );
    return { ...whole, ...Object.fromEntries(names.map((name) => [name, record[name]])) };
  });
};

const isIn = (values: readonly unknown[], stored: unknown): boolean =>
  Array.isArray(stored)
    ? stored.some((item) => values.includes(item))
    : values.includes(stored ?? null);

/** What a row must be to stand in the list that is asked for. */
const matchOf = (
  work: Work,
  { name: resource }: Resource,
  { narrow, conditions }: ListRequest,
  part: ListPart,
): Pick<Query, 'match'> => {
  const { conditions: known = {}, isListed } = behaviourOf(resource);
  const all: ((row: Row) => boolean)[] = [
    ...Object.entries(narrow).map(
      ([name, values]) =>
        (row: Row) =>
          isIn(values, row[name]),
    ),
    ...conditions.flatMap((name) => known[name] ?? []),
  ];
  if (isListed) all.push(isListed(work));
  if (part.match) all.push(part.match);
  if (all.length === 0) return {};
  return { match: (row) => all.every((holds) => holds(row)) };
};

/** What is left of a list where another record shows part of it. */
export interface ListPart {
  match?(row: Row): boolean;
  /** The only fields that travel and are searched, beside the id. */
  readonly columns?: readonly string[];
}

/** Answers a page of a resource's list, or all that match a search. */
export const readList = async (
  work: Work,
  definition: Resource,
  part: ListPart = {},
): Promise<Reply> => {
  const request = readListRequest(work, definition);
  const { searched } = behaviourOf(definition.name);
  const fields = [
    ...searchedFields(definition, part.columns ?? columnsOf(definition)),
    ...(searched ? [SEARCHED] : []),
  ];
  const { text, sort, skip, take } = request;
  const query: Query = {
    ...matchOf(work, definition, request, part),
    ...(text !== '' && { search: { text, fields } }),
    sort,
    skip,
    take,
  };
  const touched = [...Object.keys(request.narrow), ...sort.map(({ field }) => field)];
  const isWorkedOut = workedOut(definition).some(
    (name) => touched.includes(name) || (text !== '' && fields.includes(name)),
  );
  const collection = collectionOf(definition);
  const { rows, total } = isWorkedOut
    ? arrange(await withWorkedOut(work, definition, (await findRows(work, collection)).rows), query)
    : await findRows(work, collection, query);
  const beside = part.match ? {} : await behaviourOf(definition.name).besideList?.(work);
  return list(await answerRows(work, definition, rows, part.columns), total, beside);
};
