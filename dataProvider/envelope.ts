import { readNumber } from '../schemas/codec';

/** An answer of the server in one form, whichever of its forms it came in. */
export interface Answer {
  isOk: boolean;
  /** Empty when there is nothing to announce. */
  message: string;
  lastId: number | null;
  /** Rows of a list or a helper; empty when the answer has none. */
  rows: readonly unknown[];
  /** The one record of the answer, if it has one. */
  record: unknown;
  total: number;
  /** Messages by field, where the server refused fields. */
  errors: Readonly<Record<string, string>>;
  /** The version of what it answers, or of what it changed; none where the server returns none. */
  version: string | null;
  /** Entries of the trash in which what was deleted lies; none where the server has none. */
  trashed: readonly number[];
  /** The act that it was part of, where that has a name and can be taken back. */
  act: number | undefined;
  /** The whole answer, for what only one call has (a password, a flag). */
  body: Readonly<Record<string, unknown>>;
}

/** A text of an answer; none where there is none. */
export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/**
 * Reads `status`/`status_message` and `success`/`message`, `results` and `data`, lists with or without
 * an envelope, and records with or without one.
 *
 * @param json the parsed answer
 * @param httpStatus decides when the answer carries no verdict of its own
 * @param recordIn the key of the record, `results` unless the resource specifies another
 */
export const readAnswer = (json: unknown, httpStatus: number, recordIn = 'results'): Answer => {
  const body = Array.isArray(json) ? { results: json } : asObject(json);
  const verdict = body.status ?? body.success;
  const content = body[recordIn] ?? body.results ?? body.data;
  const rows = Array.isArray(content) ? content : [];
  return {
    isOk: verdict === undefined ? httpStatus < 400 : isTrue(verdict),
    message: String(body.status_message ?? body.message ?? ''),
    lastId: readNumber(body.last_id ?? (body.success === undefined ? null : body.id)),
    rows,
    record: rows.length > 0 ? rows[0] : (content ?? (verdict === undefined ? body : undefined)),
    total: readNumber(body.totalRowCount) ?? rows.length,
    errors: asObject(body.errors) as Record<string, string>,
    version: null,
    trashed: [],
    act: undefined,
    body,
  };
};
