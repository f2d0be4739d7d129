import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import parseRange from 'range-parser';
import { Refusal } from '../contract/Refusal';
import type { FileName, FileStore } from '../files/FileStore';
import { type ByteRange, MissingObject } from '../files/Storage';

/** The headers of a file's answer, among them its version. */
export type FileHeaders = Readonly<Record<string, string>> & { readonly ETag: string };

/** The request for a file. */
type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** A file's answer, for whatever serves it. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** None of an answer that has no body. */
  readonly content?: Readable;
}

const gone = (): Refusal => new Refusal(404, 'server.request.notFound');

/** Whether a list of versions holds one, however strongly each is meant. */
const isNamed = (list: string, etag: string): boolean =>
  list.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/** Whether the caller has the file, and doesn't ask for it anew. */
const isKnown = ({ headers }: Asked, etag: string): boolean => {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const isAnew = /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '');
  return !isAnew && isNamed(known, etag);
};

/** The requested range; `undefined` for all of it, as for several parts. @throws Refusal 416 */
const rangeOf = ({ headers }: Asked, etag: string, size: number): ByteRange | undefined => {
  const { range } = headers;
  if (!range?.startsWith('bytes=')) return undefined;
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && !isNamed(String(ifRange), etag)) return undefined;
  const found = parseRange(size, range, { combine: true });
  if (found === -1) {
    const rangeHeaders = { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}` };
    throw new Refusal(416, 'server.request.malformed', {}, { headers: rangeHeaders });
  }
  return found === -2 || found.length !== 1 ? undefined : found[0];
};

const opened = async (
  files: FileStore,
  file: FileName,
  range: ByteRange | undefined,
): Promise<Readable> => {
  try {
    return await files.read(file, range);
  } catch (error) {
    if (error instanceof MissingObject) throw gone();
    throw error;
  }
};

/**
 * Makes ready what is answered of a stored file: all of it, the part that `Range` asks for, or that the caller has it.
 *
 * @param headers those of the file whole
 * @throws Refusal 404 when it is gone, 412 for another version than the caller wants, 416 when there is no such part
 */
export const answerFile = async (
  asked: Asked,
  headers: FileHeaders,
  files: FileStore,
  file: FileName,
): Promise<FileAnswer> => {
  const size = await files.sizeOf(file);
  if (size === undefined) throw gone();
  const wanted = asked.headers['if-match'];
  if (wanted !== undefined && !isNamed(wanted, headers.ETag))
    throw new Refusal(412, 'server.request.malformed');
  if (isKnown(asked, headers.ETag)) {
    const { 'Content-Type': _, ...kept } = headers;
    return { status: 304, headers: { ...kept, 'Accept-Ranges': 'bytes' } };
  }
  const range = rangeOf(asked, headers.ETag, size);
  const length = range ? range.end - range.start + 1 : size;
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(length),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
    },
    ...(asked.method !== 'HEAD' && { content: await opened(files, file, range) }),
  };
};
