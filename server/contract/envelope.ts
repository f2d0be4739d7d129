/** An answer in JSON, as it travels. */
export interface JsonReply {
  readonly status: number;
  readonly body: { readonly status: boolean; readonly status_message: string } & Readonly<
    Record<string, unknown>
  >;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Done. Without a message the browser stays silent, as it should for reads. */
export function ok({
  message = '',
  ...extra
}: {
  message?: string;
  [key: string]: unknown;
} = {}): JsonReply {
  return { status: 200, body: { status: true, status_message: message, ...extra } };
}

/**
 * @param totalRowCount rows over all pages
 * @param beside further parts of the answer
 */
export function list(
  results: readonly unknown[],
  totalRowCount: number,
  beside: object = {},
): JsonReply {
  return ok({ results, totalRowCount, ...beside });
}

/** @param key where the resource's text puts the record, if not in `results` */
export function record(value: Readonly<Record<string, unknown>>, key = 'results'): JsonReply {
  return ok({ [key]: value });
}

export function created(lastId: number, message: string, extra: object = {}): JsonReply {
  return ok({ message, last_id: lastId, ...extra });
}

/**
 * Not done.
 * @param status the HTTP code, which says the same as the body
 * @param errors messages by field
 */
export function failure(
  status: number,
  message: string,
  errors?: Readonly<Record<string, string>>,
): JsonReply {
  return { status, body: { status: false, status_message: message, ...(errors && { errors }) } };
}
