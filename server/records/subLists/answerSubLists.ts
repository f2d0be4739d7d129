import { bearsIds, type Resource, type SubListSpec, traitsOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { ok, type Reply, record } from '../../contract/reply';
import { runQuery } from '../../store/runQuery';
import type { Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { sentText } from '../../wire/sent';
import { type PageRequest, type Parameters, readPage } from '../list/pageRequest';
import { titlesOf } from '../references/titles';
import { inOrder } from './inOrder';
import { behaviourOfRows, fieldOf, rowsIn, type SubList } from './SubList';
import { namedRow } from './subLists';

/** A row of a record with the titles of what it refers to, under the names that its fields give. */
interface TitledRow {
  readonly inner: Values;
  readonly titles: Values;
}

const titledRows = async (
  context: CallContext,
  list: SubList,
  stored: readonly Values[],
): Promise<readonly TitledRow[]> => {
  const { spec } = list;
  const rows = inOrder(spec, stored);
  const [titles, virtual] = await Promise.all([
    titlesOf(context, spec, rows),
    behaviourOfRows(context, list)?.virtual?.(context, rows),
  ]);
  return rows.map((inner) => ({ inner: { ...inner, ...virtual?.(inner) }, titles: titles(inner) }));
};

/** A row as it travels; one that stands for a record goes by its id, and has one of its own beside it. */
const answerRow = ({ chosenFrom, idField, fields }: SubListSpec, { inner, titles }: TitledRow) => ({
  ...(bearsIds(chosenFrom) && { id: inner.id }),
  [idField]: inner[idField],
  ...answerFields(inner, fields),
  ...titles,
});

/** Stored rows of a record as they travel, with the titles of what they refer to. */
export const answerRows = async (
  context: CallContext,
  list: SubList,
  rows: readonly Values[],
): Promise<readonly Values[]> =>
  (await titledRows(context, list, rows)).map((titled) => answerRow(list.spec, titled));

/** The rows in whose texts that are shown a text stands. */
const found = (
  { columns, fields }: SubListSpec,
  rows: readonly TitledRow[],
  text: string,
): readonly TitledRow[] => {
  if (text === '') return rows;
  const searched = columns.filter((name) => {
    const field = fields[name];
    return field !== undefined && traitsOf(field).isText;
  });
  const placed = rows.map(({ inner, titles }, id) => ({ ...inner, ...titles, id }));
  const { rows: those } = runQuery(placed, { search: { text, fields: searched } });
  return those.flatMap(({ id }) => rows[id] ?? []);
};

/**
 * The rows that a record keeps, as they travel: each with its id under the name that the definition gives,
 * and with the titles of what it refers to.
 */
export const answerSubLists = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Values> => {
  const parts = await Promise.all(
    Object.entries(definition.subLists).map(async ([name, spec]) => {
      if (spec.rowsFrom) return [];
      const list = { definition, name, spec };
      return [[fieldOf(list), await answerRows(context, list, rowsIn(list, row))] as const];
    }),
  );
  return Object.fromEntries(parts.flat());
};

/** The page that a call that loads rows requests. */
const parametersOf = ({ call }: CallContext, { rowsFrom }: SubListSpec): Parameters =>
  rowsFrom?.method === 'GET'
    ? call.queryValues
    : Object.fromEntries(
        Object.entries(call.body).map(([name, value]) => [name, [sentText(value)]]),
      );

/** Answers the one row that a call names. @throws Refusal 404 */
export const readSubListRow = async (
  context: CallContext,
  list: SubList,
  row: Row,
): Promise<Reply> => {
  const inner = namedRow(list, rowsIn(list, row), context.call.body);
  const titles = await titlesOf(context, list.spec, [inner]);
  const virtual = await behaviourOfRows(context, list)?.virtual?.(context, [inner]);
  const whole = { ...inner, ...virtual?.(inner) };
  return record(answerRow(list.spec, { inner: whole, titles: titles(inner) }));
};

/** Answers the rows that a function loads: all of them, or a page, or those of a search. */
export const loadSubList = async (
  context: CallContext,
  list: SubList,
  row: Row,
): Promise<Reply> => {
  const { spec } = list;
  const { text, skip, take }: PageRequest =
    spec.pageSize === undefined
      ? { text: '', skip: 0 }
      : readPage(parametersOf(context, spec), spec.pageSize);
  const rows = found(spec, await titledRows(context, list, rowsIn(list, row)), text);
  const part = take === undefined ? rows : rows.slice(skip, skip + take);
  return ok({ results: part.map((titled) => answerRow(spec, titled)), totalRowCount: rows.length });
};
