// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeServer, json } from '../../tests/fixtures/fakeServer';
import { halls } from '../../tests/fixtures/halls';
import { Changed, Unreachable } from '../http';
import { createProvider } from '../provider';

const provider = createProvider(async () => halls);
const server = fakeServer();
const stands = { record: { id: 4 }, subList: 'stands' };
const file = new File(['code\nA1'], 'stands.csv', { type: 'text/csv' });

const sentForm = () => {
  const [call] = server.sent;
  if (!(call?.body instanceof FormData)) throw new Error('No form was sent.');
  return { ...call, form: call.body };
};

it('a file is tried in the part and with the function of the definition, and its refusal left to the caller', async () => {
  const counts = { new: 1, changed: 0, unchanged: 0, wrong: 0 };
  const line = { line: 2, state: 'new', texts: { code: 'A1' }, before: {}, problems: {} };
  server.replies = [
    new Response(JSON.stringify({ status: true, status_message: '', results: [line], counts }), {
      headers: { ETag: '"stands:1"' },
    }),
    json({ status: false, status_message: 'It is empty' }, 400),
  ];
  expect(await provider.tryImport('halls', stands, file)).toEqual({
    lines: [line],
    counts,
    heads: [],
    version: '"stands:1"',
    isStopped: false,
  });
  const { method, url, headers, form } = sentForm();
  expect([method, url, headers.get('Function')]).toEqual([
    'POST',
    '/internal/v1/fair/halls/4',
    'uploadStands',
  ]);
  expect(form.get('dryRun')).toBe('1');
  expect(form.get('files')).toMatchObject({ name: 'stands.csv' });
  await expect(provider.tryImport('halls', stands, file)).rejects.toThrow('It is empty');
  expect(server.messages.filter(({ text }) => text !== '')).toEqual([]);
});

it('it is stored over the version that it was tried on', async () => {
  server.replies = [
    json({ status: true, status_message: 'Imported' }),
    json({ status: false, status_message: 'It has changed' }, 412),
  ];
  const version = '"stands:1"';
  await provider.importFile('halls', stands, file, { onlyRight: true, version });
  const { headers, form } = sentForm();
  expect([headers.get('If-Match'), form.get('onlyRight'), form.get('dryRun')]).toEqual([
    version,
    '1',
    null,
  ]);
  expect(server.messages).toMatchObject([{ isOk: true, text: 'Imported' }]);
  const again = provider.importFile('halls', stands, file, { onlyRight: false, version });
  await expect(again).rejects.toBeInstanceOf(Changed);
});

it('what wasn’t answered is sent again under the key that it had', async () => {
  const version = '"stands:2"';
  const store = () => provider.importFile('halls', stands, file, { onlyRight: false, version });
  server.replies = [new TypeError('network'), json({ status: true, status_message: 'Imported' })];
  await expect(store()).rejects.toBeInstanceOf(Unreachable);
  await store();
  const [first, second] = server.sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

it('rows are answered as the text of a file', async () => {
  server.replies = [json({ status: true, status_message: '', data: 'code\r\nA1' })];
  expect(await provider.exportRows('halls', stands)).toBe('code\r\nA1');
  expect(server.sent[0]?.body).toEqual({ function: 'getStandsCsv' });
});
