// @vitest-environment jsdom
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../tests/fixtures/fakeServer';
import { fakeUploads } from '../../tests/fixtures/fakeUploads';
import { scans } from '../../tests/fixtures/scans';
import { createProvider } from '../provider';

const provider = createProvider(async () => scans);
const server = fakeServer();
const uploads = fakeUploads();

const file = new File(['%PDF-'], 'soup.pdf', { type: 'application/pdf' });

/** What was sent last, once it has been. */
const sent = () =>
  vi.waitFor(
    () => {
      const [last] = uploads.sent.slice(-1);
      if (!last) throw new Error('Nothing has been sent.');
      return last;
    },
    { timeout: 10_000 },
  );
const textsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));

it('a record that is made of a file is sent with what was entered, as its fields travel', async () => {
  const made = provider.createByUpload('scans', file, { note: 'Soup', scanned: '2026-06-01' });
  const { url, headers, form, answer } = await sent();
  expect(url).toBe('/internal/v1/kitchen/scans/upload');
  expect(headers).not.toHaveProperty('Function');
  expect(textsOf(form)).toEqual({ note: 'Soup', scanned: '01-06-2026' });
  expect(form.get('scanFile')).toMatchObject({ name: 'soup.pdf' });
  answer({ status: true, status_message: 'Scan added', last_id: 7 });
  expect(await made).toEqual({ id: 7, message: 'Scan added' });
  expect(server.messages).toEqual([{ isOk: true, text: 'Scan added' }]);
});

it('what is empty travels as an empty text', async () => {
  provider.createByUpload('scans', file, { note: '', scanned: null });
  expect(textsOf((await sent()).form)).toEqual({ note: '', scanned: '' });
});

it('a refusal is thrown and not shown: it belongs where the file is', async () => {
  const made = provider.createByUpload('scans', file, { note: 'Soup' });
  (await sent()).answer({ status: false, status_message: 'Not a valid file' }, 415);
  await expect(made).rejects.toMatchObject({ message: 'Not a valid file', status: 415 });
  await expect(made).rejects.toBeInstanceOf(HttpError);
  expect(server.messages).toEqual([]);
});

it('what can’t be read, or never comes, is a failure of the transport', async () => {
  const garbled = provider.createByUpload('scans', file, { note: 'Soup' });
  (await sent()).answerText('<html>');
  await expect(garbled).rejects.toMatchObject({ name: 'Unreachable', reason: 'unreadable' });
  const lost = provider.createByUpload('scans', file, { note: 'Soup' });
  await vi.waitFor(() => expect(uploads.sent.length).toBe(2));
  (await sent()).fail();
  await expect(lost).rejects.toMatchObject({ name: 'Unreachable', reason: 'network' });
});

it('the sending is followed, and can be stopped', async () => {
  const shares: number[] = [];
  const controller = new AbortController();
  const made = provider.createByUpload(
    'scans',
    file,
    { note: 'Soup' },
    {
      onProgress: (share) => shares.push(share),
      signal: controller.signal,
    },
  );
  const { progress, isAborted } = await sent();
  progress(0.25);
  progress(1);
  controller.abort();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  expect(shares).toEqual([0.25, 1]);
  expect(isAborted()).toBe(true);
});

it('records that aren’t made of files refuse one', async () => {
  const plain = createProvider(async () => ({ ...scans, verbs: {} }));
  await expect(plain.createByUpload('scans', file, {})).rejects.toThrow(
    "Records of scans aren't made of files",
  );
});
