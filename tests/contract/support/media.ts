import sharp from 'sharp';
import { expect } from 'vitest';
import type { Api } from './Api';

/** A picture that lies. */
export const png = await sharp({
  create: { width: 640, height: 400, channels: 3, background: '#0b6b63' },
})
  .png()
  .toBuffer();
/** A picture that stands. */
export const jpeg = await sharp({
  create: { width: 400, height: 640, channels: 3, background: '#b3261e' },
})
  .jpeg()
  .toBuffer();

/** The form that a file is sent in. */
export const form = (
  content: Buffer | string,
  name: string,
  fields: Record<string, string> = {},
) => {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  data.append('file', new Blob([new Uint8Array(bytes)]), name);
  return data;
};

/** The answer to an upload, without the id. */
export const ADDED = { status: true, status_message: 'File added' };

/** Uploads a file; gives its id. */
export const upload = async (api: Api, ...args: Parameters<typeof form>): Promise<number> => {
  const [status, body] = await api.post('media/files', form(...args));
  expect([status, body]).toMatchObject([200, ADDED]);
  return Number((body as { last_id: unknown }).last_id);
};

/** Asks for a file. */
export const show = (api: Api, query: string) => api.fetch(`/internal/v1/media/files?${query}`);
export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
/** The names of the files of a list. */
export const namesIn = async (api: Api, path: string) => {
  const [, body] = await api.get(path);
  return (body as { results: { fileName: string }[] }).results.map(({ fileName }) => fileName);
};
