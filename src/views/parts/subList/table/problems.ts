import { type AnyFields, checkValue, isBlank, type Problem } from '../../../../../schemas';
import { sameness } from '../../../../../schemas/kinds/unique';
import { isEntered, type Line, type Placed, rowsOf, type TableShape } from './Line';

/** The place of what is wrong: a line, and its column. */
export const placeOf = ({ id }: Pick<Line, 'id'>, column: string | number): string =>
  `${id}.${column}`;

/** The column in which a field of a row stands. */
const columnOf = ({ key, text }: TableShape, { code }: Placed, field: string) =>
  field === text ? code : field === key ? key : field;

const problemIn = (fields: AnyFields, name: string, row: Placed['row']) => {
  const field = fields[name];
  return field && checkValue(row[name], field, row, 'update');
};

/** What is wrong with lines, by place: a key without a text, a key twice, and the fields' own problems. */
export const problemsOf = (
  shape: TableShape,
  lines: readonly Line[],
): ReadonlyMap<string, Problem<string>> => {
  const { spec, key, text, codes } = shape;
  const problems = new Map<string, Problem<string>>();
  const keys = new Set<string>();
  const entered = lines.filter((line) => !line.isGone && isEntered(line));
  for (const placed of rowsOf(shape, entered))
    for (const name of [key, text]) {
      const problem = problemIn(spec.fields, name, placed.row);
      if (problem) problems.set(placeOf(placed.line, columnOf(shape, placed, name)), problem);
    }
  for (const line of entered) {
    if (Object.values(line.texts).every(isBlank))
      problems.set(placeOf(line, codes[0] ?? ''), { message: 'required' });
    if (isBlank(line.key) || !spec.fields[key]?.unique) continue;
    if (keys.has(sameness(line.key))) problems.set(placeOf(line, key), { message: 'alreadyThere' });
    keys.add(sameness(line.key));
  }
  return problems;
};

/** What the server refused, by the places where it stands: it names rows by their numbers, `values.3.code`. */
export const refusedAt = (
  shape: TableShape,
  sent: readonly Placed[],
  errors: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(errors).flatMap(([name, text]) => {
      const [, index, field = ''] = name.split('.');
      const placed = sent[Number(index)];
      return placed && typeof text === 'string'
        ? [[placeOf(placed.line, columnOf(shape, placed, field)), text] as const]
        : [];
    }),
  );
