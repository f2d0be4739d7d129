import { readAnswer } from './envelope';
import { addressOf, refusal, sessionHeaders, Unreachable } from './http';

export interface DownloadOptions {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  query?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal;
}

/**
 * Asks for a file.
 *
 * @param path below the API's base
 * @returns the file's bytes with their type; a refusal is thrown as `HttpError`
 */
export const downloadFile = async (
  path: string,
  { method = 'GET', body, query, signal }: DownloadOptions = {},
): Promise<Blob> => {
  const response = await fetch(addressOf(path, query), {
    method,
    headers: {
      ...sessionHeaders(),
      Accept: '*/*',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Unreachable('network', error);
  });
  if (response.ok) return response.blob();
  const json: unknown = await response.json().catch(() => ({}));
  throw refusal(readAnswer(json, response.status), response.status);
};
