import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const path = 'webshop/productcategories';

describe('product categories', () => {
  test('have an image that is stored, shown for their organisation and removed', async () => {
    const api = await openApi();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(PNG)]), 'koffie.png');
    expect(await api.post('webshop/category/imageupload/3', form)).toMatchObject([
      200,
      { status: true, status_message: 'Image saved', fileName: 'koffie.png' },
    ]);
    expect(await api.get(`${path}/3`)).toMatchObject([
      200,
      { results: { fileName: 'koffie.png' } },
    ]);
    const shown = await api.fetch('/internal/v1/webshop/category/image/1/3/koffie.png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
    expect(await api.get('webshop/category/image/3/3/koffie.png')).toMatchObject([404, {}]);
    expect(await api.post('productcategories/3', { function: 'deleteImage' })).toEqual([
      200,
      { status: true, status_message: 'Image deleted' },
    ]);
    expect(await api.get(`${path}/3`)).toMatchObject([200, { results: { fileName: '' } }]);
  });
});
