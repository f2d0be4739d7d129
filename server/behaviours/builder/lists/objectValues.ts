import { enums } from '../../../../resources/builder/enums';
import type { Problem } from '../../../../schemas';
import { checkValues, type DocumentRow, rowTypeOf, valueName } from '../../../../schemas/documents';
import type { CallContext } from '../../../contract/CallContext';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import type { TextKey } from '../../../contract/translate';
import { rowsOf } from '../../../records/tenant';
import type { Values } from '../../../store/Store';
import type { StoredValue } from '../../../tables/builder/objects';
import { tableOf } from '../../../tables/tableOf';
import { objectsOf } from '../../../wire/list';
import { sentId } from '../../../wire/sent';
import { isNothing } from '../../../wire/WireKind';
import { mediaTable } from '../../content/media/mediaRows';
import type { FilledIn } from './objectRows';

const enumsTable = tableOf(enums);

type ByRow = Readonly<Record<number, unknown>>;

/** Stored values by row. */
export const valuesByRow = (stored: unknown): ByRow =>
  Object.fromEntries(
    (Array.isArray(stored) ? stored : []).map(({ rowId, value }) => [rowId, value]),
  );

/** Values that were sent, by row. @throws Unreadable */
const sentByRow = (body: Values): ByRow =>
  Object.fromEntries(
    sentPart(body, 'values', objectsOf).map(({ rowId, value }) => [
      sentId(rowId),
      isNothing(value) ? null : value,
    ]),
  );

const enumValuesOf = async (
  context: CallContext,
  { options }: DocumentRow,
): Promise<readonly unknown[]> => {
  const found = await rowsOf(context, enumsTable).get(sentId(options.enumId));
  return found?.values?.map(({ enumRowId }) => enumRowId) ?? [];
};

/** What a value points to must be there: an enum's value, or a file. */
const isThere = async (
  context: CallContext,
  row: DocumentRow,
  value: unknown,
): Promise<boolean> => {
  const { format } = rowTypeOf(row.type)?.value?.schema(row.options) ?? {};
  if (format === 'enumValue') {
    const known = await enumValuesOf(context, row);
    return [value].flat().every((one) => known.includes(one));
  }
  return format !== 'media' || (await rowsOf(context, mediaTable).get(sentId(value))) !== undefined;
};

const problemsOf = async (
  context: CallContext,
  rows: readonly DocumentRow[],
  values: ByRow,
): Promise<Readonly<Record<number, Problem>>> => {
  const problems = { ...checkValues(rows, values) };
  for (const row of rows) {
    const value = values[row.id];
    if (!problems[row.id] && !isNothing(value) && !(await isThere(context, row, value)))
      problems[row.id] = { message: 'choice' };
  }
  return problems;
};

const titleOf = ({ id, options }: DocumentRow): string =>
  typeof options.title === 'string' && options.title !== '' ? options.title : `#${id}`;

const refuse = (rows: readonly DocumentRow[], problems: Readonly<Record<number, Problem>>) => {
  const wrong = rows.filter(({ id }) => problems[id]);
  const errors = Object.fromEntries(
    wrong.map((row) => {
      const { message, params } = problems[row.id] ?? { message: 'choice' };
      return [valueName(row), { key: `rules.${message}` as TextKey, params }];
    }),
  );
  const titles = wrong.map(titleOf).join(', ');
  return new Refusal(400, 'server.lists.wrongValues', { rows: titles }, { errors });
};

/**
 * Works out the values to store of a document that someone filled in: those that came, over those that
 * are stored.
 *
 * @param rows of the active version
 * @throws Refusal 400 with a message for each row that is wrong, under the name of its value
 */
export const acceptValues = async (
  context: CallContext,
  rows: readonly DocumentRow[],
  sent: Values,
  before: FilledIn | undefined,
): Promise<readonly StoredValue[]> => {
  const asked = new Set(rows.filter(({ type }) => rowTypeOf(type)?.value).map(({ id }) => id));
  const known = valuesByRow(before?.values);
  const fitting = Object.entries(sentByRow(sent)).filter(([id]) => asked.has(Number(id)));
  const values: ByRow = { ...known, ...Object.fromEntries(fitting) };
  const problems = await problemsOf(context, rows, values);
  if (Object.keys(problems).length > 0) throw refuse(rows, problems);
  return Object.entries(values).map(([id, value]) => ({ rowId: Number(id), value }));
};
