import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';
import { openProduct, saved, titles } from '../support/openProduct';

/** A server whose first product differs from its only variation. */
const openDifferent = async (more: object = { price: 2, productVATId: 2 }) => {
  const opened = await openProduct();
  const { store } = opened.api.server.context;
  const only = { variationId: 1, order: 1, sku: '', titles, ...more };
  await rowsNamed(store, 'products').update(1, {
    variations: [only],
    customerPrice: 2,
    highestPrice: 2,
    pricedBy: 'otherBoth',
  });
  return opened;
};

const oneOf = (price: number, vat: number) => ({
  price,
  VATTariffId: vat,
  customerPrice: price,
  pricedBy: 'price',
  customerVAT: '',
  variations: [{ price, vatId: vat }],
});

describe('a product with one variation', () => {
  test('has its price and VAT, whichever of the two is saved', async () => {
    const { api, call } = await openProduct();
    const read = async () => (await api.get('webshop/products/1'))[1];
    expect(await api.put('webshop/products/1', { price: 4, VATTariffId: 2 })).toEqual([200, saved]);
    expect(await read()).toMatchObject({ results: oneOf(4, 2) });
    await call('updateProductVariation', { variationId: 1, price: '4,50', productVATId: 1 });
    expect(await read()).toMatchObject({ results: oneOf(4.5, 1) });
    await api.put('webshop/products/1', { isFood: 1 });
    expect(await read()).toMatchObject({ results: oneOf(4.5, 1) });
    expect(await api.get('webshop/products?filter=koffie&sort=customerPrice')).toMatchObject([
      200,
      {
        results: [
          { id: 1, price: 4.5, customerPrice: 4.5, highestPrice: 4.5 },
          { id: 4, price: 9, customerPrice: 9, highestPrice: 9 },
        ],
      },
    ]);
  });

  test('is not left without a price while one variation has it, which ends no difference', async () => {
    const { api } = await openProduct();
    expect(await api.put('webshop/products/1', { price: '' })).toMatchObject([
      400,
      { errors: { price: 'Required' } },
    ]);
    await rowsNamed(api.server.context.store, 'products').update(1, {
      price: null,
      pricedBy: 'otherPrice',
    });
    expect(await api.get('webshop/products/1')).toMatchObject([
      200,
      { results: { price: null, customerPrice: 2.55, pricedBy: 'otherPrice' } },
    ]);
    expect(await api.post('webshop/products/1', { function: 'useProductPrice' })).toEqual([
      400,
      { status: false, status_message: 'The product has no price' },
    ]);
  });

  test('costs what the one costs that is left of several', async () => {
    const { api, call } = await openProduct();
    const large = { price: 3.25, productVATId: 2, titles };
    await call('addProductVariation', large);
    expect(await api.get('webshop/products?filter=koffie')).toMatchObject([
      200,
      { results: [{ price: 2.55, customerPrice: 2.55, highestPrice: 3.25 }, {}] },
    ]);
    await api.put('webshop/products/1', { price: 9 });
    expect(await api.get('webshop/products/1')).toMatchObject([
      200,
      {
        results: {
          price: 9,
          customerPrice: 2.55,
          pricedBy: 'variations',
          variations: [{ price: 2.55 }, { price: 3.25 }],
        },
      },
    ]);
    await call('deleteProductVariation', { variationId: 1 });
    expect(await api.get('webshop/products/1')).toMatchObject([200, { results: oneOf(3.25, 2) }]);
  });
});

describe('a product that differs from its only variation', () => {
  test('says so, and is left as it is by other changes', async () => {
    const { api, call } = await openDifferent();
    const different = {
      price: 2.55,
      VATTariffId: 1,
      customerPrice: 2,
      pricedBy: 'otherBoth',
      customerVAT: 'Laag',
      variations: [{ price: 2, vatId: 2 }],
    };
    expect(await api.get('webshop/products/1')).toMatchObject([200, { results: different }]);
    await api.put('webshop/products/1', { isFood: 1, price: 2.55 });
    await call('updateProductVariation', { variationId: 1, stock: 4 });
    expect(await api.get('webshop/products/1')).toMatchObject([200, { results: different }]);
  });

  test.each([
    ['useProductPrice', oneOf(2.55, 1)],
    ['useVariationPrice', oneOf(2, 2)],
  ])('is mended by %s', async (fn, mended) => {
    const { api, call } = await openDifferent();
    expect(await call(fn)).toEqual([200, saved]);
    expect(await api.get('webshop/products/1')).toMatchObject([200, { results: mended }]);
    expect(await call(fn)).toEqual([
      409,
      {
        status: false,
        status_message: 'The product and its variation have the same price and VAT tariff',
      },
    ]);
  });

  test('has the tariff of the product where its variation has none', async () => {
    const { api, call } = await openDifferent({ price: 2 });
    expect(await call('useVariationPrice')).toEqual([200, saved]);
    expect(await api.get('webshop/products/1')).toMatchObject([
      200,
      { results: { price: 2, VATTariffId: 1, pricedBy: 'price' } },
    ]);
  });
});

describe('what a variation can’t have', () => {
  test('is said at its field', async () => {
    const { api, call } = await openProduct();
    await call('updateProductVariation', { variationId: 1, sku: 'K-1', promotionPrice: 2 });
    const change = (args: object) => call('updateProductVariation', { variationId: 1, ...args }, 2);
    for (const [args, status, errors] of [
      [{ sku: ' k-1' }, 409, { sku: 'Another product or variation has this SKU' }],
      [{ stock: -4 }, 400, { stock: 'Must be at least 0' }],
      [
        { promotionPrice: 2.05 },
        400,
        { promotionPrice: 'The promotion price must not be above the price' },
      ],
    ] as const)
      expect(await change(args)).toMatchObject([status, { errors }]);
    expect(await change({ promotionPrice: 2.04, sku: 'T-1' })).toMatchObject([200, {}]);
    expect(await api.put('webshop/products/1', { price: 1.99 })).toMatchObject([
      400,
      { errors: { price: 'The promotion price must not be above the price' } },
    ]);
  });

  test('is refused as an address of machines, too', async () => {
    const api = await openApi();
    const errors = { ipAddress: 'Enter an IP address, such as 192.168.1.40, or a name' };
    for (const ipAddress of ['999.1.1.1', '10.0.0', 'my till'])
      for (const path of ['pinterminals/1', 'moneymachines/1'])
        expect(await api.put(`webshop/${path}`, { ipAddress, apiKey: 'k' })).toMatchObject([
          400,
          { errors },
        ]);
    expect(await api.put('webshop/pinterminals/1', { ipAddress: 'till.local' })).toMatchObject([
      200,
      {},
    ]);
  });
});
