const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows as the text of a CSV file: semicolons, byte-order mark, cells made harmless for spreadsheets. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(';')).join('\r\n');

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
