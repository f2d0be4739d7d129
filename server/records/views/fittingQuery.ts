import {
  columnNames,
  moreColumnNames,
  type Resource,
  rangesOf,
  readViewQuery,
  traitsOf,
  type ViewState,
  writeViewQuery,
} from '../../../schemas';
import { filterQuery } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { readListRequest } from '../list/listRequest';
import type { Parameters } from '../list/pageRequest';

/** What is searched for among what a list is filtered by, as the browser calls it. */
const SEARCH = 'q';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [String(value ?? '')];

/** What a list's call sends for a view. */
export const parametersOf = (
  definition: Resource,
  { filter }: Pick<ViewState, 'filter'>,
): Parameters => {
  const { [SEARCH]: search, ...others } = filter;
  const sent = Object.entries(filterQuery(definition, others));
  return {
    ...Object.fromEntries(sent.map(([name, value]) => [name, textsOf(value)])),
    ...(typeof search === 'string' && { filter: [search] }),
  };
};

const isKnown = ({ fields, computed, list }: Resource, name: string): boolean => {
  const field = list.asks?.[name] ?? fields[name] ?? computed[name]?.field;
  return field !== undefined && !traitsOf(field).isSecret;
};

/** Whether a name is one of a range: between which ends a field lies, or whether there is something in it. */
const isOfRange = (definition: Resource, name: string): boolean =>
  rangesOf(definition).some(({ asks }) => name in asks);

/** Whether a list takes a filter still: a definition may have lost the field, or the value. */
const isTaken = (
  context: CallContext,
  definition: Resource,
  [name, value]: readonly [string, unknown],
): boolean => {
  if (name === SEARCH) return typeof value === 'string';
  if (!isKnown(definition, name) && !isOfRange(definition, name)) return false;
  try {
    readListRequest(context, definition, parametersOf(definition, { filter: { [name]: value } }));
    return true;
  } catch (error) {
    if (error instanceof FieldProblems || error instanceof TypeError) return false;
    throw error;
  }
};

/** The query of a view as far as its list can be shown so. */
export const fittingQuery = (context: CallContext, definition: Resource, query: string): string => {
  const { filter, sort, columns, perPage } = readViewQuery(query);
  const names = [...columnNames(definition), ...moreColumnNames(definition)];
  const isSorted = sort && (sort.field === 'id' || isKnown(definition, sort.field));
  return writeViewQuery(definition, {
    filter: Object.fromEntries(
      Object.entries(filter).filter((entry) => isTaken(context, definition, entry)),
    ),
    columns: columns.filter((name) => names.includes(name.replace(/^-/, ''))),
    perPage,
    ...(isSorted && { sort }),
  });
};
