import { readAnswer } from './envelope';
import { addressOf, refusal, sessionHeaders, Unreachable } from './http';

/**
 * Asks for a file.
 *
 * @param path below the API's base
 * @param content sent in the query of a GET, as JSON otherwise
 * @returns the file's bytes with their type; a refusal is thrown as `HttpError`
 */
export const downloadFile = async (
  path: string,
  method: string,
  content: Readonly<Record<string, unknown>>,
): Promise<Blob> => {
  const isGet = method === 'GET';
  const response = await fetch(addressOf(path, isGet ? content : {}), {
    method,
    headers: {
      ...sessionHeaders(),
      Accept: '*/*',
      ...(!isGet && { 'Content-Type': 'application/json' }),
    },
    body: isGet ? undefined : JSON.stringify(content),
  }).catch((error: unknown) => {
    throw new Unreachable('network', error);
  });
  if (response.ok) return response.blob();
  const json: unknown = await response.json().catch(() => ({}));
  throw refusal(readAnswer(json, response.status), response.status);
};
