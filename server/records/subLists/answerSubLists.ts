import type { Resource, SubListSpec } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { titlesOf } from '../references/titles';
import { fieldOf, rowsIn, type SubList } from './subLists';

const inOrder = ({ numberedBy }: SubListSpec, rows: readonly Values[]): readonly Values[] =>
  numberedBy === undefined
    ? rows
    : rows.toSorted((one, other) => Number(one[numberedBy]) - Number(other[numberedBy]));

/** Rows as they travel; those that stand for a record go by its id, and have one of their own beside it. */
const answerRows = async (
  context: CallContext,
  { name, spec }: Pick<SubList, 'name' | 'spec'>,
  row: Row,
): Promise<readonly Values[]> => {
  const rows = inOrder(spec, rowsIn({ name, spec }, row));
  const titles = await titlesOf(context, spec, rows);
  return rows.map((inner) => ({
    ...(spec.chosenFrom && { id: inner.id }),
    [spec.idField]: inner[spec.idField],
    ...answerFields(inner, spec.fields),
    ...titles(inner),
  }));
};

/**
 * The rows that a record keeps, as they travel: each with its id under the name that the definition gives,
 * and with the titles of what it refers to.
 */
export const answerSubLists = async (
  context: CallContext,
  { subLists }: Resource,
  row: Row,
): Promise<Values> => {
  const parts: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(subLists))
    if (!spec.rowsFrom)
      parts[fieldOf({ name, spec })] = await answerRows(context, { name, spec }, row);
  return parts;
};

/** Answers the rows that a function loads. */
export const loadSubList = async (
  context: CallContext,
  list: SubList,
  row: Row,
): Promise<Reply> => {
  const results = await answerRows(context, list, row);
  return ok({ results, totalRowCount: results.length });
};
