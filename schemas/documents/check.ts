import type { Problem } from '../kinds/Kind';
import { isBlank } from '../text/blank';
import { checkSchema } from './checkSchema';
import type { DocumentRow, RowOptions, RowType, RowValue } from './RowType';
import { rowTypeOf } from './rowTypes';

type Row = Pick<DocumentRow, 'type' | 'options'>;

const firstProblem = (value: unknown, kind: RowValue, options: RowOptions): Problem | undefined =>
  Object.values(checkSchema(value, kind.schema(options)))[0] ?? kind.check?.(value, options);

/** What is wrong with the value that a person filled in, `undefined` when nothing is. */
export const checkValue = ({ type, options }: Row, value: unknown): Problem | undefined => {
  const kind = rowTypeOf(type)?.value;
  if (!kind) return undefined;
  if (isBlank(value) || kind.isEmpty?.(value))
    return options.required === true ? { message: 'required' } : undefined;
  return firstProblem(value, kind, options);
};

/** Everything that is wrong with the values of a document, by row id. */
export const checkValues = (
  rows: readonly DocumentRow[],
  values: Readonly<Record<number, unknown>>,
): Readonly<Record<number, Problem>> => {
  const found: Record<number, Problem> = {};
  for (const row of rows) {
    const problem = checkValue(row, values[row.id]);
    if (problem) found[row.id] = problem;
  }
  return found;
};

/** What a form starts with must be right as well; of several choices it starts with one. */
const checkDefault = ({ value: kind, ...type }: RowType, options: RowOptions) => {
  const { defaultValue } = options;
  if (!kind || !('defaultValue' in type.options) || isBlank(defaultValue)) return undefined;
  const isSeveral = kind.schema(options).type === 'array';
  return firstProblem(isSeveral ? [defaultValue] : defaultValue, kind, options);
};

/**
 * Everything that is wrong with the options of a row, by the option's name; a part of one as
 * `items.2.link`.
 */
export const checkOptions = ({ type, options }: Row): Readonly<Record<string, Problem>> => {
  const rowType = rowTypeOf(type);
  if (!rowType) return {};
  const found = checkSchema(options, { type: 'object', properties: { ...rowType.options } });
  for (const name of rowType.needs ?? [])
    if (isBlank(options[name])) found[name] = { message: 'required' };
  const wrongDefault = checkDefault(rowType, options);
  if (wrongDefault) found.defaultValue ??= wrongDefault;
  return found;
};
