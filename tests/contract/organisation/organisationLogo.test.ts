import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const formWith = (content: Buffer, name: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

describe('organisations', () => {
  test('have a logo that is stored, shown, replaced and removed', async () => {
    const api = await openApi();
    expect(await api.post('organisations/logo/upload/2', formWith(PNG, 'logo zomer.png'))).toEqual([
      200,
      { status: true, status_message: 'Logo saved', fileName: 'logo zomer.png' },
    ]);
    expect(await api.get('organisations/2')).toMatchObject([
      200,
      { results: { organisationLogo: 'logo zomer.png' } },
    ]);
    const shown = await api.fetch('/internal/v1/organisations/logo/get/2/logo%20zomer.png');
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
    expect(await api.get('organisations/logo/get/2/other.png')).toMatchObject([404, {}]);
    expect(
      await api.post('organisations/logo/upload/2', formWith(Buffer.from('<svg/>'), 'logo.png')),
    ).toEqual([
      415,
      {
        status: false,
        status_message: 'logo.png is not a type of file that is accepted here',
      },
    ]);
    expect(await api.post('organisations', { function: 'deleteCompanyLogo', orgId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Logo deleted' },
    ]);
    expect(await api.get('organisations/2')).toMatchObject([
      200,
      { results: { organisationLogo: '' } },
    ]);
    expect(await api.get('organisations/logo/get/2/logo%20zomer.png')).toMatchObject([404, {}]);
  });

  test('keep a logo that somebody else has changed meanwhile', async () => {
    const api = await openApi();
    const remove = (orgId: number | undefined, version: string) =>
      api.post('organisations', { function: 'deleteCompanyLogo', orgId }, { 'If-Match': version });
    const [, , seen] = await api.call('GET', 'organisations/2');
    await api.put('organisations/2', { name: 'Anders' });
    await api.post('organisations/logo/upload/2', formWith(PNG, 'logo.png'));
    expect(await remove(2, seen.get('ETag') ?? '')).toMatchObject([412, { status: false }]);
    expect(await remove(undefined, '"x"')).toMatchObject([400, { status: false }]);
    const [, , now] = await api.call('GET', 'organisations/2');
    expect(await remove(2, now.get('ETag') ?? '')).toMatchObject([200, { status: true }]);
  });

  test('may have the same logo; one that goes leaves the other', async () => {
    const api = await openApi();
    for (const id of [1, 2])
      await api.post(`organisations/logo/upload/${id}`, formWith(PNG, 'logo.png'));
    await api.post('organisations', { function: 'deleteCompanyLogo', orgId: 1 });
    const shown = await api.fetch('/internal/v1/organisations/logo/get/2/logo.png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
  });
});
