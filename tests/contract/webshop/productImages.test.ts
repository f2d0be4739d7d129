import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const upload = (api: Api, name: string, content = PNG) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return api.post('webshop/imageupload/1', form);
};

const images = async (api: Api, id = 1) => {
  const [, body] = await api.get(`webshop/products/${id}`);
  return (body as { results: { images: unknown } }).results.images;
};

/** The picture that a list shows of the first product. */
const listed = async (api: Api) => {
  const [, body] = await api.get('webshop/products?page=1&maxrowcount=20');
  const { results } = body as { results: readonly { id: number; images: unknown }[] };
  return results.find(({ id }) => id === 1)?.images;
};

const shown = async (api: Api, path: string) => {
  const response = await api.fetch(`/internal/v1/webshop/image/${path}`);
  return [response.status, response.headers.get('Content-Type')];
};

describe('the images of products', () => {
  test('are uploaded one after the other, shown, put in order and deleted', async () => {
    const api = await openApi();
    expect(await listed(api)).toEqual([]);
    expect(await upload(api, 'kop.png')).toEqual([
      200,
      { status: true, status_message: 'Images saved', last_id: 1, fileName: 'kop.png' },
    ]);
    expect(await upload(api, 'kop.png')).toMatchObject([
      200,
      { last_id: 2, fileName: 'kop (2).png' },
    ]);
    expect(await upload(api, 'kop.png', Buffer.from('<svg/>'))).toMatchObject([
      415,
      { status_message: 'kop.png is not a type of file that is accepted here' },
    ]);
    expect(await shown(api, '1/1/kop%20(2).png')).toEqual([200, 'image/png']);
    const rows = [
      { id: 1, order: 2 },
      { id: 2, order: 1 },
    ];
    const order = { function: 'updateImageOrder', rows };
    expect(await api.post('webshop/products/1', order)).toMatchObject([200, {}]);
    expect(await images(api)).toEqual([
      { id: 2, fileName: 'kop (2).png', order: 1 },
      { id: 1, fileName: 'kop.png', order: 2 },
    ]);
    expect(await listed(api)).toEqual([{ id: 2, fileName: 'kop (2).png', order: 1 }]);
    const gone = { function: 'deleteImage', imageId: 1 };
    expect(await api.post('webshop/products/1', gone)).toMatchObject([200, {}]);
    expect(await shown(api, '1/1/kop.png')).toEqual([404, expect.anything()]);
    expect(await shown(api, '1/1/kop%20(2).png')).toEqual([200, 'image/png']);
  });

  test('are read of the organisation that their address names, by those who belong to it', async () => {
    const api = await openApi();
    await upload(api, 'kop.png');
    expect((await shown(api, 'ORG-1/1/kop.png'))[0]).toBe(200);
    expect((await shown(api, '3/1/kop.png'))[0]).toBe(404);
    const named = await api.as(1, { OrganisationId: 'ORG-1' });
    expect((await shown(named, '1/1/kop.png'))[0]).toBe(200);
    expect((await shown(named, '3/1/kop.png'))[0]).toBe(404);
    expect((await shown(api, '2/1/kop.png'))[0]).not.toBe(200);
  });

  test('go along with a copy, and stay when the original goes', async () => {
    const api = await openApi();
    await upload(api, 'kop.png');
    const copied = await api.post('webshop/products/1', { function: 'copy' });
    expect(copied).toEqual([200, { status: true, status_message: 'Product copied', last_id: 7 }]);
    expect(await api.get('webshop/products/7')).toMatchObject([
      200,
      {
        results: {
          title: 'Koffie (kopie)',
          languages: [
            { language: 'NL-nl', title: 'Koffie (kopie)' },
            { language: 'EN-gb', title: 'Koffie (copy)' },
            { language: 'DE-de', title: 'Koffie (Kopie)' },
            { language: 'FR-fr', title: 'Koffie (copie)' },
          ],
          VATTariffId: 1,
          active: 0,
          variations: [{ variationId: 1, price: 2.55 }],
          images: [{ id: 1, fileName: 'kop.png', order: 1 }],
        },
      },
    ]);
    expect(await api.delete('webshop/products/1')).toMatchObject([200, {}]);
    expect(await shown(api, '1/7/kop.png')).toEqual([200, 'image/png']);
  });
});
