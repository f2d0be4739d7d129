import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { keepFile, removeUnreferred } from '../../../server/records/files/files';
import { sweepFiles } from '../../../server/records/files/sweep';
import { files } from '../../../server/tables/general/files';
import { type Api, openApi } from '../support/Api';
import { png, show, upload } from '../support/media';

const DAY = 24 * 60 * 60 * 1000;

/** A server whose clock is the files'. */
const open = async () => {
  const api = await openApi();
  const { context } = api.server;
  const sweep = (days: number) => sweepFiles({ ...context, clock: () => Date.now() + days * DAY });
  return { api, context, sweep };
};

/** What one waits for until another gives it. */
const signal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
};

/** All files below the data folder, by their paths' ends. */
const lying = async ({ server }: Api): Promise<readonly string[]> =>
  (await readdir(server.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const hashesIn = async ({ server }: Api): Promise<readonly string[]> =>
  (await server.context.store.across(files).find()).map(({ hash }) => hash).sort();

test('what a kill between commit and removal leaves behind goes, and what rows refer to stays', async () => {
  const { api, context, sweep } = await open();
  const [kept, left] = [await upload(api, png, 'een.png'), await upload(api, 'text', 'twee.txt')];
  await show(api, `id=${kept}&thumbnail=1`);
  await context.store.across(files).removeWhere({ where: { recordId: left } });
  const [hash = ''] = await hashesIn(api);
  expect(await lying(api)).toHaveLength(3);
  await sweep(0);
  expect(await lying(api)).toHaveLength(3);
  await sweep(2);
  expect(await lying(api)).toEqual([hash, `${hash}.small`]);
});

test('what a kill before the commit leaves behind goes', async () => {
  const { api, context, sweep } = await open();
  const file = await context.files.receive(Readable.from(['text']), 'a.txt', 10);
  await file.keep();
  await context.files.receive(Readable.from(['more']), 'b.txt', 10);
  await context.store.transaction((inner) =>
    inner.rows(files, 1).insert({ resource: 'pages', recordId: 0, hash: file.hash, sentAt: 0 }),
  );
  expect(await lying(api)).toHaveLength(2);
  await sweep(2);
  expect(await lying(api)).toEqual([]);
  expect(await hashesIn(api)).toEqual([]);
});

test('mails of which it isn’t known whether they went out go', async () => {
  const { api, context, sweep } = await open();
  const letter = { name: '', address: 'a@demo.test' };
  const mail = { from: letter, to: letter, subject: '', html: '', date: new Date() };
  const name = await context.services.mail.sending((send) => send(mail));
  const waiting = join(api.server.folder, 'outbox', 'waiting');
  await writeFile(join(waiting, 'half.eml'), 'x');
  await sweep(2);
  expect(await lying(api)).toEqual([name]);
});

test('a content stays that somebody stores while it is about to go', async () => {
  const { api, context, sweep } = await open();
  const id = await upload(api, png, 'een.png');
  await context.store.across(files).removeWhere({ where: { recordId: id } });
  const [again] = await Promise.all([upload(api, png, 'twee.png'), sweep(2)]);
  expect((await show(api, `id=${again}`)).status).toBe(200);
});

test('a content stays that somebody stores while its removal waits for them', async () => {
  const { context } = await open();
  const file = await context.files.receive(Readable.from(['text']), 'a.txt', 10);
  const owner = { organisationId: 1, resource: 'media', recordId: 1, field: 'content' };
  const isKept = signal();
  const mayEnd = signal();
  const keeping = context.store.transaction(async (store) => {
    await keepFile({ ...context, store }, owner, { name: 'a.txt', file });
    isKept.give();
    await mayEnd.given;
  });
  await isKept.given;
  const removing = removeUnreferred(context, file.hash);
  // The removal gets as far as it can.
  for (let asked = 0; asked < 20; asked += 1) await context.store.across(files).count();
  mayEnd.give();
  await Promise.all([keeping, removing]);
  expect(await context.files.has(file.hash)).toBe(true);
});
