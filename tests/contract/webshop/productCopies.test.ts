import { describe, expect, test } from 'vitest';
import { openProduct, saved, titles } from '../support/openProduct';

describe('products', () => {
  test('that may not be changed refuse every change and can be copied', async () => {
    const { api, call } = await openProduct();
    const refusal = [403, { status: false, status_message: 'This cannot be changed here' }];
    expect(await api.put('webshop/products/3', { price: 1 })).toEqual(refusal);
    expect(await api.delete('webshop/products/3')).toEqual(refusal);
    expect(await call('addRelatedProduct', { productId: 1 }, 3)).toEqual(refusal);
    expect(await call('addProductVariation', { price: 1, titles }, 3)).toEqual(refusal);
    expect(await call('copy', {}, 3)).toMatchObject([200, { last_id: 7 }]);
    expect(await api.get('webshop/products/7')).toMatchObject([
      200,
      { results: { canEdit: true } },
    ]);
  });

  test('are copied without what stands for one product alone', async () => {
    const { api, call } = await openProduct();
    const own = { stock: 7, sku: 'K-1', barCode: '8712345678906', articleCode: 'A-1' };
    await call('updateProductVariation', { variationId: 1, price: 9, ...own }, 5);
    const languages = titles.map((block) => ({ ...block, pageUrl: 'koffie' }));
    expect(await api.put('webshop/products/5', { remoteId: 'R-5', languages })).toEqual([
      200,
      saved,
    ]);
    expect(await api.get('webshop/products/5')).toMatchObject([
      200,
      { results: { price: 9, pricedBy: 'price', variations: [own] } },
    ]);
    expect(await call('copy', {}, 5)).toMatchObject([200, { last_id: 7 }]);
    const [, copy] = await api.get('webshop/products/7');
    expect(copy).toMatchObject({
      results: {
        remoteId: '',
        languages: titles.map(() => ({ pageUrl: '' })),
        variations: [{ price: 9, stock: null, sku: '', barCode: '', articleCode: 'A-1' }],
      },
    });
  });
});
