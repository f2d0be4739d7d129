import type { Answer, Api } from './Api';

export const EXCHANGE = 'data/exchange';

/** What a file may hold. */
export type Content = string | Uint8Array<ArrayBuffer>;

/** What is sent beside a file. */
export interface Beside {
  readonly parts?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly name?: string;
}

/** Sends a file to an import of the exchange. */
export const sendFile = (
  api: Api,
  fn: string,
  content: Content,
  { parts = {}, headers = {}, name = 'file.csv' }: Beside = {},
): Promise<Answer> => {
  const form = new FormData();
  for (const [part, value] of Object.entries(parts)) form.append(part, value);
  form.append('file', new File([content], name, { type: 'text/csv' }));
  return api.post(EXCHANGE, form, { Function: fn, ...headers });
};

type Row = Readonly<Record<string, string | number>>;

/** The rows that an export answers. */
export const exported = async (api: Api, fn: string): Promise<readonly Row[]> => {
  const [, answer] = await api.post(EXCHANGE, { function: fn });
  return (answer as { rows: readonly Row[] }).rows;
};

const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

/** Rows as a browser's file has them: heads from the first, semicolons, a byte-order mark. */
export const csvOf = (rows: readonly Row[]): string =>
  `\uFEFF${[Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quoted).join(';'))
    .join('\r\n')}`;
