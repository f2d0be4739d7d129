import { Refusal } from '../contract/Refusal';
import { failure, type JsonReply } from '../contract/reply';
import type { Locale, TextKey, Translate } from '../contract/translate';
import { StorageError } from '../files/StorageError';
import { sharedKey } from '../records/texts';
import { MissingRow, StoreError, type StoreProblem } from '../store/Store';
import { Unreadable } from '../wire/WireKind';

const byStatus: Readonly<Record<number, TextKey>> = {
  404: 'server.request.notFound',
  413: 'server.request.tooLarge',
  415: 'server.request.type',
};

/** What Fastify, its plugins and the parser of bodies throw: an error that carries the HTTP code to answer. */
const clientStatus = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
};

/** The refusal of what could not be read, at the part of the body that it came in. */
const unreadable = ({ problem: { message, params }, part }: Unreadable): Refusal => {
  const key = sharedKey(message);
  const errors = part === undefined ? undefined : { [part]: { key, params } };
  return new Refusal(400, key, params, { errors });
};

/** What a caller learns of what the server stands on; 503 where the same call may succeed later. */
interface Breakdown {
  readonly status: number;
  readonly key: TextKey;
}

const storeProblems: Readonly<Partial<Record<StoreProblem, Breakdown>>> = {
  writeFailed: { status: 500, key: 'server.store.writeFailed' },
  databaseFull: { status: 500, key: 'server.store.databaseFull' },
  databaseAway: { status: 503, key: 'server.store.databaseAway' },
  databaseBusy: { status: 503, key: 'server.store.databaseBusy' },
};

const storageBreakdown = ({ problem }: StorageError): Breakdown =>
  problem === 'full'
    ? { status: 507, key: 'server.request.storageFull' }
    : { status: 503, key: 'server.request.storage' };

const breakdownOf = (error: unknown): Breakdown | undefined => {
  if (error instanceof StorageError) return storageBreakdown(error);
  return error instanceof StoreError ? storeProblems[error.problem] : undefined;
};

const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof MissingRow) return new Refusal(404, 'server.request.notFound');
  if (error instanceof Unreadable) return unreadable(error);
  const status = clientStatus(error);
  if (status === undefined) return undefined;
  return new Refusal(status, byStatus[status] ?? 'server.request.malformed');
};

/** Maps an error to the caller's response; internal details go to the log. */
export const failureReply = (
  error: unknown,
  locale: Locale,
  translate: Translate,
  log: (error: unknown) => void,
): JsonReply => {
  const refusal = refusalOf(error);
  if (refusal === undefined) {
    log(error);
    const { status, key } = breakdownOf(error) ?? { status: 500, key: 'server.request.failed' };
    return failure(status, translate(locale, key));
  }
  const { status, key, params, details } = refusal;
  const errors = Object.entries(details.errors ?? {}).map(([field, text]) => [
    field,
    translate(locale, text.key, text.params),
  ]);
  const reply = failure(
    status,
    translate(locale, key, params),
    details.errors && Object.fromEntries(errors),
  );
  const { headers, parts } = details;
  return { ...reply, body: { ...reply.body, ...parts }, ...(headers && { headers }) };
};
