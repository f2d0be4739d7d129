import { enums } from '../../../../resources/builder/enums';
import type { Problem } from '../../../../schemas';
import {
  checkOptions,
  type DocumentRow,
  type RowType,
  rowTypeOf,
  rowTypes,
} from '../../../../schemas/documents';
import { parseRows, serializeRow } from '../../../../schemas/documents/codec';
import { isObject } from '../../../../schemas/isObject';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { rowsOf } from '../../../records/tenant';
import { predicateOf } from '../../../store/condition';
import type { Condition } from '../../../store/Query';
import type { Values } from '../../../store/Store';
import type { RowIn } from '../../../store/Table';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { tableOf } from '../../../tables/tableOf';
import { cleanAhead, cleanHtml } from '../../../wire/cleanHtml';
import { parseJson } from '../../../wire/list';
import { plainText } from '../../../wire/sent';
import { isNothing } from '../../../wire/WireKind';
import { mediaTable } from '../../content/media/mediaRows';

/** The table of documents, in all their versions. */
export const DOCUMENTS = objectsDefinitions.name;

/** A version of a document, as it is stored. */
export type StoredDocument = RowIn<typeof objectsDefinitions>;

const enumsTable = tableOf(enums);

type Problems = Readonly<Record<string, Problem<string>>>;

/** The rows of a document in their order. */
export const rowsIn = ({ values }: Pick<StoredDocument, 'values'>): readonly DocumentRow[] =>
  parseRows(values);

/** The documents that have a row of one of these types. */
export const withRowOf = (isMeant: (type: RowType) => boolean): Condition => ({
  has: { values: { where: { type: rowTypes.filter(isMeant).map(({ code }) => code) } } },
});

/** The documents that ask for something: a button by itself asks for nothing. */
export const withInput = withRowOf(({ value }) => value !== undefined);

export const hasInput = predicateOf(withInput);

/** Rows as they are stored, numbered as they stand. */
export const storedRows = (rows: readonly DocumentRow[]) =>
  rows.map((row, index) => serializeRow({ ...row, order: index + 1 }));

/** @throws FieldProblems */
const refuseIfAny = (problems: Problems): void => {
  if (Object.keys(problems).length > 0) throw new FieldProblems(DOCUMENTS, problems);
};

const refuse = (field: string, message: string): never => {
  throw new FieldProblems(DOCUMENTS, { [field]: { message } });
};

const readIfNumber = (sent: unknown): number => Number(plainText(sent) ?? Number.NaN);

const isIdOrNone = (sent: unknown): boolean => {
  const id = readIfNumber(sent ?? 0);
  return Number.isSafeInteger(id) && id >= 0;
};

/** The place that was sent for a row, counted from 1; `undefined` when none was. @throws FieldProblems */
export const sentOrder = ({ order }: Values): number | undefined => {
  if (isNothing(order)) return undefined;
  const place = readIfNumber(order);
  return Number.isSafeInteger(place) ? place : refuse('order', 'integer');
};

const readJson = (sent: unknown): unknown => {
  try {
    return typeof sent === 'string' ? parseJson(sent) : sent;
  } catch {
    return undefined;
  }
};

/** What of a row can't be read as it was sent, whatever its type. */
const unreadable = ({ type, options, mediaId, translationId }: Values): Problems => {
  const isWrong = (sent: unknown) => sent !== undefined && !isIdOrNone(sent);
  return {
    ...(type !== undefined &&
      !rowTypeOf(readIfNumber(type)) && { type: { message: 'choice' as const } }),
    ...(!isNothing(options) &&
      !isObject(readJson(options)) && { options: { message: 'json' as const } }),
    ...(isWrong(mediaId) && { mediaId: { message: 'choice' as const } }),
    ...(isWrong(translationId) && { translationId: { message: 'integer' as const } }),
  };
};

/** What was sent for a row, over what is stored of it. @throws FieldProblems */
const merged = (sent: Values, before: DocumentRow | undefined): DocumentRow => {
  refuseIfAny(unreadable(sent));
  const type = sent.type === undefined ? before?.type : sent.type;
  const [row] = parseRows([
    {
      id: before?.id ?? 1,
      order: before?.order ?? 1,
      type: readIfNumber(type) || 0,
      options: sent.options === undefined ? before?.options : (readJson(sent.options) ?? {}),
      mediaId: sent.mediaId === undefined ? before?.mediaId : sent.mediaId,
      translationId: readIfNumber(sent.translationId ?? before?.translationId) || 0,
    },
  ]);
  return row ?? refuse('type', 'choice');
};

const withCleanHtml = async (row: DocumentRow): Promise<DocumentRow> => {
  const options: Record<string, unknown> = { ...row.options };
  for (const [name, { format }] of Object.entries(rowTypeOf(row.type)?.options ?? {})) {
    if (format !== 'html') continue;
    const html = String(options[name] ?? '');
    await cleanAhead(html);
    options[name] = cleanHtml(html);
  }
  return { ...row, options };
};

/** Whether an option that names one of an enum's values names one that is there. */
const isValueOf = ({ values = [] }: RowIn<typeof enumsTable>, id: unknown): boolean =>
  values.some(({ enumRowId }) => enumRowId === id);

/** What an option or the media refers to must be there. */
const brokenReferences = async (context: CallContext, { type, options, mediaId }: DocumentRow) => {
  const problems: Record<string, Problem<string>> = {};
  const { enumId, defaultValue } = options;
  const asksEnum = rowTypeOf(type)?.options.enumId !== undefined;
  if (asksEnum && typeof enumId === 'number') {
    const found = await rowsOf(context, enumsTable).get(enumId);
    if (!found) problems['options.enumId'] = { message: 'choice' };
    else if (!isNothing(defaultValue) && !isValueOf(found, defaultValue))
      problems['options.defaultValue'] = { message: 'choice' };
  }
  if (mediaId !== null && !(await rowsOf(context, mediaTable).get(mediaId)))
    problems.mediaId = { message: 'choice' };
  return problems;
};

const wrongOptions = (row: DocumentRow): Problems =>
  Object.fromEntries(
    Object.entries(checkOptions(row)).map(([name, problem]) => [`options.${name}`, problem]),
  );

/** What is wrong with a row as it is stored: what its options or its media refer to may be gone. */
export const problemsOfRow = async (context: CallContext, row: DocumentRow): Promise<Problems> => ({
  ...(await brokenReferences(context, row)),
  ...wrongOptions(row),
});

/**
 * Reads a row that was sent.
 *
 * @param before the stored row, of which what wasn't sent stays
 * @returns the row with its HTML cleaned
 * @throws FieldProblems with the option as `options.<name>`
 */
export const acceptRow = async (
  context: CallContext,
  sent: Values,
  before?: DocumentRow,
): Promise<DocumentRow> => {
  const row = merged(sent, before);
  refuseIfAny(await problemsOfRow(context, row));
  return withCleanHtml(row);
};

/** The highest id that a row of the document ever had: ids aren't given twice, for stored values name them. */
export const lastRowId = (document: StoredDocument): number =>
  Math.max(document.lastRowId ?? 0, ...rowsIn(document).map(({ id }) => id));
