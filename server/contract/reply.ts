/** An answer in JSON, as it travels. */
export interface JsonReply {
  readonly status: number;
  readonly body: { readonly status: boolean; readonly status_message: string } & Readonly<
    Record<string, unknown>
  >;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** An answer in JSON whose rows have been written already. */
export interface WrittenReply extends JsonReply {
  /** Each as an object's JSON. */
  readonly rows: readonly string[];
  /** What the answer calls them. */
  readonly rowsName: 'results' | 'rows';
}

/** The names of an answer's outcome and message: `success` and `message`, or the usual. */
export type Envelope = 'success' | undefined;

/** The stored file to answer, under the name that it is saved by. */
export interface FileReply {
  readonly file: {
    readonly hash: string;
    readonly type: string;
    readonly name: string;
    /** The small picture that was made of it takes its place. */
    readonly isThumbnail?: boolean;
  };
}

/** Bytes to answer under the name that they are saved by; they are never shown in place. */
export interface ContentReply {
  readonly content: { readonly bytes: Buffer; readonly type: string; readonly name: string };
}

export interface RedirectReply {
  /** Where the browser goes next, with GET. */
  readonly location: string;
}

export type Reply = JsonReply | WrittenReply | FileReply | ContentReply | RedirectReply;

/** Done. Without a message the browser stays silent, as it should for reads. */
export const ok = ({
  message = '',
  ...extra
}: {
  message?: string;
  [key: string]: unknown;
} = {}): JsonReply => ({ status: 200, body: { status: true, status_message: message, ...extra } });

/**
 * @param totalRowCount rows over all pages
 * @param beside further parts of the answer
 */
export const list = (
  results: readonly unknown[],
  totalRowCount: number,
  beside: object = {},
): JsonReply => ok({ results, totalRowCount, ...beside });

/**
 * The same of rows that are JSON already.
 *
 * @param rows each as an object's JSON
 */
export const writtenList = (
  rows: readonly string[],
  totalRowCount: number,
  beside: object = {},
): WrittenReply => ({ ...ok({ totalRowCount, ...beside }), rows, rowsName: 'results' });

/** Rows of a file, as JSON each, and how many there are over all pages. */
export const writtenFile = (rows: readonly string[], totalRowCount: number): WrittenReply => ({
  ...ok({ totalRowCount }),
  rows,
  rowsName: 'rows',
});

const headOf = ({ status, status_message: message }: JsonReply['body'], envelope: Envelope) =>
  envelope === 'success' ? { success: status, message } : { status, status_message: message };

/** Characters of an answer's part; the last may be shorter. */
const PART = 65_536;

/** The JSON of an answer, part by part: rows are serialised on demand. */
export function* partsOf(
  reply: JsonReply | WrittenReply,
  envelope?: Envelope,
): Generator<string, void> {
  const { status: _status, status_message: _message, ...rest } = reply.body;
  const head = headOf(reply.body, envelope);
  if (!('rows' in reply)) return yield JSON.stringify({ ...head, ...rest });
  let part = `${JSON.stringify(head).slice(0, -1)},"${reply.rowsName}":[`;
  for (const [at, row] of reply.rows.entries()) {
    part += at === 0 ? row : `,${row}`;
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  yield `${part}],${JSON.stringify(rest).slice(1)}`;
}

/** The JSON of an answer. */
export const textOf = (reply: JsonReply | WrittenReply, envelope?: Envelope): string =>
  [...partsOf(reply, envelope)].join('');

/** @param key where the resource's text puts the record, if not in `results` */
export const record = (value: Readonly<Record<string, unknown>>, key = 'results'): JsonReply =>
  ok({ [key]: value });

export const created = (lastId: number, message: string, extra: object = {}): JsonReply =>
  ok({ message, last_id: lastId, ...extra });

/**
 * Not done.
 * @param status the HTTP code, which agrees with the body
 * @param errors messages by field
 * @param beside further parts of the answer
 */
export const failure = (
  status: number,
  message: string,
  errors?: Readonly<Record<string, string>>,
  beside: object = {},
): JsonReply => ({
  status,
  body: { status: false, status_message: message, ...(errors && { errors }), ...beside },
});
