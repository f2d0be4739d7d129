import { Unreachable } from '../../../dataProvider/http';
import { FORMULA } from '../../../schemas/exchange/formula';

const BYTE_ORDER_MARK = '\uFEFF';

const loadLibrary = () =>
  import('papaparse').catch((error: unknown) => {
    throw new Unreachable('network', error);
  });

const LINE_END = '\r\n';

/** What spreadsheets of a language expect between cells: where a comma is in numbers, it can't be that. */
const delimiterOf = (locale: string): string => (locale.startsWith('nl') ? ';' : ',');

/**
 * Writes a CSV file part by part, as spreadsheets of a language open it: byte-order mark, cells made harmless.
 * @throws Unreachable when what writes it can't be loaded
 */
export const openCsv = async (locale: string) => {
  const { unparse } = (await loadLibrary()).default;
  const parts: string[] = [];
  return {
    add: (rows: readonly (readonly string[])[]): void => {
      if (rows.length > 0)
        parts.push(unparse([...rows], { delimiter: delimiterOf(locale), escapeFormulae: FORMULA }));
    },
    text: (): string => BYTE_ORDER_MARK + parts.join(LINE_END),
  };
};

/** Rows as the text of such a file. @throws Unreachable when what writes it can't be loaded */
export const toCsv = async (
  rows: readonly (readonly string[])[],
  locale: string,
): Promise<string> => {
  const { add, text } = await openCsv(locale);
  add(rows);
  return text();
};

/**
 * The text of a CSV file as spreadsheets of a language open it. What stands in its cells stays as it is.
 *
 * @throws Unreachable when what reads it can't be loaded
 */
export const forSpreadsheets = async (text: string, locale: string): Promise<string> => {
  const { parse, unparse } = (await loadLibrary()).default;
  const { data } = parse<string[]>(text, { delimiter: ',' });
  return BYTE_ORDER_MARK + unparse(data, { delimiter: delimiterOf(locale) });
};

const asObjects = (rows: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] =>
  rows.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null);

/** Flat objects as the rows of a table; the first row names the columns, in the order they come in. */
export const tableOf = (rows: readonly unknown[]): readonly (readonly string[])[] => {
  const objects = asObjects(rows);
  const columns = [...new Set(objects.flatMap(Object.keys))];
  return [columns, ...objects.map((row) => columns.map((name) => String(row[name] ?? '')))];
};

/** A file's name filled in from a record, without the signs that no file may have in its name. */
export const fileNameOf = (pattern: string, record: Readonly<Record<string, unknown>>): string =>
  pattern
    .replace(/\{(\w+)\}/g, (_, name: string) => String(record[name] ?? ''))
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_');

/** Hands a text, or bytes, to the person as a file. */
export const saveAsFile = (
  content: string | Blob,
  fileName: string,
  type = 'text/csv;charset=utf-8',
): void => {
  const file = content instanceof Blob ? content : new Blob([content], { type });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  URL.revokeObjectURL(address);
};
