import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const titles = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({ language, title: 'x' }));

const resultsOf = async (api: Api, path: string): Promise<Record<string, unknown>> => {
  const [, body] = await api.get(path);
  return (body as { results: Record<string, unknown> }).results;
};

const lineFor = (ruleType: number, ruleValue: unknown) => ({
  rules: [{ ruleRelation: 'AND', ruleType, ruleValue }],
});

const menuWith = (...ids: number[]) => ({
  products: JSON.stringify([{ title: 'Warm', products: ids.map((id) => ({ id, active: 1 })) }]),
});

const notOffered = 'Choose one of the options offered';

describe('what a record refers to', () => {
  test('a VAT tariff that goes gives way to another, in the variations that bear it too', async () => {
    const api = await openApi();
    const variation = { price: 3, sku: 'K-2', productVATId: 2, titles };
    await api.post('webshop/products/2', { function: 'addProductVariation', ...variation });
    await api.put('webshop/products/2', { VATTariffId: 2 });
    expect(await api.get('webshop/vat/2/usage')).toMatchObject([
      200,
      { results: [{ resource: 'products', effect: 'replaced', total: 1, rows: [{ id: 2 }] }] },
    ]);
    expect(await api.delete('webshop/vat/2', { replaceBy: 1 })).toMatchObject([200, {}]);
    expect(await resultsOf(api, 'webshop/products/2')).toMatchObject({
      VATTariffId: 1,
      variations: [
        { variationId: 1, price: 2.04 },
        { variationId: 2, price: 3, sku: 'K-2', vatId: 1, titles },
      ],
    });
  });

  test('a product list that goes takes along the rows that stand for it', async () => {
    const api = await openApi();
    const call = (fn: string, args: object) =>
      api.post('webshop/products/2', { function: fn, ...args });
    await call('addProductList', { productListId: 1, titles });
    expect(await api.delete('webshop/productlists/1')).toMatchObject([200, {}]);
    expect(await resultsOf(api, 'webshop/products/2')).toMatchObject({ productLists: [] });
  });

  test.each([
    ['a product that is not there', 2, 999_999],
    ['a product of another organisation', 2, 6],
    ['a category of another organisation', 3, 5],
  ])('a rule line cannot name %s', async (_, ruleType, ruleValue) => {
    const api = await openApi();
    const before = await resultsOf(api, 'webshop/productrules/1');
    expect(await api.put('webshop/productrules/1', lineFor(ruleType, ruleValue))).toEqual([
      400,
      { status: false, status_message: notOffered, errors: { rules: notOffered } },
    ]);
    expect(await resultsOf(api, 'webshop/productrules/1')).toEqual(before);
  });

  test('a number of a rule line is no reference', async () => {
    const api = await openApi();
    expect(await api.put('webshop/productrules/1', lineFor(0, 999_999))).toMatchObject([200, {}]);
  });

  test.each([999_999, 6])('a menu cannot hold the product %i of nobody here', async (id) => {
    const api = await openApi();
    expect(await api.put('webshop/productmenus/1', menuWith(1, id))).toMatchObject([
      400,
      { errors: { products: notOffered } },
    ]);
    expect(await api.put('webshop/productmenus/1', menuWith(1))).toMatchObject([200, {}]);
  });

  test('a product is used by the menus and the rules that name it', async () => {
    const api = await openApi();
    await api.put('webshop/productrules/1', lineFor(2, 2));
    await api.put('webshop/productmenus/1', menuWith(1, 2));
    expect(await api.get('webshop/products/2/usage')).toMatchObject([
      200,
      {
        results: [
          { resource: 'productmenus', effect: 'cleared', rows: [{ title: 'Lunch' }] },
          { resource: 'productrules', effect: 'keeps', rows: [{ title: 'Tweede halve prijs' }] },
        ],
      },
    ]);
    expect(await api.delete('webshop/products/2')).toEqual([
      409,
      {
        status: false,
        status_message: 'This is still in use: Discount rule (1): Tweede halve prijs',
      },
    ]);
    await api.put('webshop/productrules/1', lineFor(0, 2));
    expect(await api.delete('webshop/products/2')).toMatchObject([200, {}]);
    expect(await resultsOf(api, 'webshop/productmenus/1')).toMatchObject({
      products: JSON.stringify([
        { id: 1, title: 'Warm', products: [{ id: 1, title: 'Koffie', active: 1 }], order: 1 },
      ]),
    });
    const menu = await rowsNamed(api.server.context.store, 'productmenus').get(1);
    expect(menu?.products).toMatchObject([{ products: [{ id: 1 }] }]);
  });

  test('another organisation’s records are counted and not named', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    await rowsNamed(store, 'suppliers').update(3, { userIds: [2] });
    expect(await api.get('users/2/usage')).toMatchObject([
      200,
      {
        results: expect.arrayContaining([
          expect.objectContaining({
            resource: 'suppliers',
            total: 2,
            rows: [{ id: 1, title: 'Brander' }],
          }),
        ]),
      },
    ]);
  });
});
