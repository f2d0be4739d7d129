import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { onQuestionnaire, openQuestionnaire } from '../support/questionnaires';

const allow = (api: Api, quotas: Readonly<Record<string, number>>) =>
  rowsNamed(api.server.context.store, 'organisations').update(1, quotas);

/** A picture of one pixel, and what follows it. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const addPicture = (api: Api, name: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PNG), new Uint8Array(500 * 1024)]), name);
  return api.post('webshop/imageupload/1', form);
};

const attention = async (api: Api) =>
  ((await api.get('attention'))[1] as { results: readonly object[] }).results;

describe('what an organisation may have', () => {
  test('are bytes of all its files, pictures of products as well', async () => {
    const api = await openApi();
    await allow(api, { mediaStorage: 1 });
    expect(await addPicture(api, 'een.png')).toMatchObject([200, {}]);
    expect(await addPicture(api, 'twee.png')).toMatchObject([200, {}]);
    expect(await addPicture(api, 'drie.png')).toMatchObject([
      413,
      { status_message: 'drie.png does not fit: 0 MB of the storage is left' },
    ]);
    expect(await attention(api)).toContainEqual({
      resource: 'media',
      count: 98,
      text: '98% of the storage is taken',
      names: [],
      hasPages: 0,
      query: '',
    });
  });

  test('are rows: a full one is reported, with the figure, and still reads, changes and deletes', async () => {
    const api = await openApi();
    await allow(api, { rowLimit: 5 });
    const dutch = await api.as(1, { 'Accept-Language': 'nl' });
    expect(await dutch.put('groups/add', { name: 'Meer' })).toMatchObject([
      409,
      { status_message: expect.stringMatching(/^Je organisatie heeft \d+ records, en mag er 5/) },
    ]);
    expect(await api.get('groups/1')).toMatchObject([200, {}]);
    expect(await api.put('groups/1', { description: 'x' })).toMatchObject([200, {}]);
    expect((await api.delete('webshop/vat/3'))[0]).not.toBe(409);
    expect(await attention(api)).toContainEqual(
      expect.objectContaining({ resource: 'organisations' }),
    );
  });

  test('are mails a day', async () => {
    const api = await openQuestionnaire();
    await allow(api, { mailLimit: 1 });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toMatchObject([
      409,
      { status_message: expect.stringContaining('at most 1 mails a day; 1 are left today') },
    ]);
  });
});
