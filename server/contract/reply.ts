/** An answer in JSON, as it travels. */
export interface JsonReply {
  readonly status: number;
  readonly body: { readonly status: boolean; readonly status_message: string } & Readonly<
    Record<string, unknown>
  >;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** An answer in JSON that has been written already. */
export interface TextReply {
  readonly status: number;
  readonly text: string;
  readonly headers?: JsonReply['headers'];
}

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

export type Reply = JsonReply | TextReply | FileReply | ContentReply | RedirectReply;

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
): TextReply => {
  const { status, body } = ok({ totalRowCount, ...beside });
  const { status: isDone, status_message, ...rest } = body;
  const head = JSON.stringify({ status: isDone, status_message }).slice(0, -1);
  const text = `${head},"results":[${rows.join()}],${JSON.stringify(rest).slice(1)}`;
  return { status, text };
};

/** The JSON of an answer. */
export const textOf = (reply: JsonReply | TextReply): string =>
  'text' in reply ? reply.text : JSON.stringify(reply.body);

/** @param key where the resource's text puts the record, if not in `results` */
export const record = (value: Readonly<Record<string, unknown>>, key = 'results'): JsonReply =>
  ok({ [key]: value });

export const created = (lastId: number, message: string, extra: object = {}): JsonReply =>
  ok({ message, last_id: lastId, ...extra });

/**
 * Not done.
 * @param status the HTTP code, which says the same as the body
 * @param errors messages by field
 */
export const failure = (
  status: number,
  message: string,
  errors?: Readonly<Record<string, string>>,
): JsonReply => ({
  status,
  body: { status: false, status_message: message, ...(errors && { errors }) },
});
