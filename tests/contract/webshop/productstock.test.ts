import { beforeEach, describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const PATH = 'webshop/productstock';

const saved = { status: true, status_message: 'Stock saved' };

const form = (variationId: number, more: object) => ({
  variationId,
  order: variationId,
  price: 2,
  sku: '',
  barCode: '',
  titles: [
    { language: 'NL-nl', title: `Vorm ${variationId}` },
    { language: 'EN-gb', title: `Form ${variationId}` },
  ],
  ...more,
});

let api: Api;
beforeEach(async () => {
  api = await openApi();
  const { store } = api.server.context;
  await rowsNamed(store, 'products').update(1, {
    variations: [
      form(1, { stock: 0, keepsStock: 1, sku: 'K-1' }),
      form(2, { stock: 5, keepsStock: 1, barCode: '8710001' }),
      form(4, { stock: 6, keepsStock: 1 }),
    ],
    variationCount: 3,
  });
});

const listed = async (asked: string) => {
  const [, body] = await api.get(`${PATH}?${asked}`);
  return body;
};

describe('stock', () => {
  test('is a row for each variation of each product', async () => {
    expect(await api.get(`${PATH}?page=1&maxrowcount=3`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 30001,
            productTitle: 'Cake',
            variantTitle: '',
            sku: '',
            productId: 3,
            variantId: 1,
            stock: null,
            level: 'notKept',
            canEdit: false,
          },
          {
            id: 10001,
            productTitle: 'Koffie',
            variantTitle: 'Vorm 1',
            sku: 'K-1',
            productId: 1,
            variantId: 1,
            stock: 0,
            level: 'soldOut',
            canEdit: true,
          },
          {
            id: 10002,
            productTitle: 'Koffie',
            variantTitle: 'Vorm 2',
            sku: '',
            productId: 1,
            variantId: 2,
            stock: 5,
            level: 'low',
            canEdit: true,
          },
        ],
        totalRowCount: 7,
        hasWebshopConfig: 0,
      },
    ]);
    expect(await api.get(`${PATH}/10004`)).toMatchObject([
      200,
      { results: { variantTitle: 'Vorm 4', level: 'enough' } },
    ]);
    // Another organisation's.
    expect(await api.get(`${PATH}/60001`)).toMatchObject([404, { status: false }]);
  });

  test.each(['asc', 'desc'])(
    'has no row twice on its pages, %s, and none is missing',
    async (order) => {
      const ids = async (asked: string) => {
        const { results } = (await listed(asked)) as { results: { id: number }[] };
        return results.map(({ id }) => id);
      };
      const sort = `sort=productTitle&order=${order}`;
      const all = await ids(`${sort}&page=1&maxrowcount=20`);
      expect(all).toHaveLength(7);
      // What is asked for besides has rows found one by one.
      expect(
        await ids(`${sort}&page=1&maxrowcount=20&variantId=1&variantId=2&variantId=4`),
      ).toEqual(all);
      for (const size of [1, 2, 3]) {
        const pages = Array.from({ length: Math.ceil(7 / size) + 1 }, (_, at) => at + 1);
        const found = await Promise.all(
          pages.map((page) => ids(`${sort}&page=${page}&maxrowcount=${size}`)),
        );
        expect(found.flat()).toEqual(all);
      }
    },
  );

  test.each([
    ['filter=koff', 4],
    ['filter=koffie vorm 4', 1],
    ['filter=8710001', 1],
    ['level=low&page=1&maxrowcount=20', 1],
    ['id=10002', 1],
  ])('is found by %s', async (asked, count) => {
    expect(await listed(asked)).toMatchObject({ totalRowCount: count });
  });

  test('is saved row by row, within its product', async () => {
    const update = (values: object) => api.post(PATH, { function: 'updateStock', ...values });
    expect(await update({ productId: 1, variantId: 2, stock: 40 })).toEqual([200, saved]);
    expect(await listed('id=10002')).toMatchObject({ results: [{ stock: 40, level: 'enough' }] });
    expect(await api.get('webshop/products/1')).toMatchObject([
      200,
      { results: { variations: [{ stock: 0 }, { stock: 40, barCode: '8710001' }, { stock: 6 }] } },
    ]);
    for (const stock of ['many', 1.5])
      expect(await update({ productId: 1, variantId: 2, stock })).toMatchObject([
        400,
        { errors: { stock: expect.any(String) } },
      ]);
    expect(await update({ productId: 1, variantId: 2, stock: '' })).toEqual([
      400,
      { status: false, status_message: 'Required', errors: { stock: 'Required' } },
    ]);
    expect(await update({ productId: 1, variantId: 3, stock: 1 })).toMatchObject([404, {}]);
    expect(await update({ productId: 6, variantId: 1, stock: 1 })).toMatchObject([404, {}]);
    // What may not be changed keeps its stock as well.
    expect(await update({ productId: 3, variantId: 1, stock: 1 })).toMatchObject([403, {}]);
  });

  test('of two variations is saved at once without losing one', async () => {
    const count = (variantId: number) =>
      api.post(PATH, { function: 'updateStock', productId: 1, variantId, stock: 30 + variantId });
    expect(await Promise.all([1, 2, 4].map(count))).toEqual([
      [200, saved],
      [200, saved],
      [200, saved],
    ]);
    expect(await listed('filter=koffie&page=1&maxrowcount=20')).toMatchObject({
      results: [{ stock: 31 }, { stock: 32 }, { stock: 34 }, {}],
    });
  });

  test('is not saved over what somebody else counted meanwhile, where the call says what it began from', async () => {
    const { versions } = (await listed('id=10002&withVersions=1')) as { versions: string[] };
    const count = (stock: number) =>
      api.call(
        'POST',
        PATH,
        { function: 'updateStock', productId: 1, variantId: 2, stock },
        { 'If-Match': String(versions[0]) },
      );
    expect((await count(12)).slice(0, 2)).toEqual([200, saved]);
    expect((await count(3)).slice(0, 2)).toMatchObject([
      412,
      { status: false, changedBy: 'Ada Bakker', results: [{ id: 10002, stock: 12 }] },
    ]);
    expect(await listed('id=10002')).toMatchObject({ results: [{ stock: 12 }] });
  });

  test('takes the same at its own address, and is deleted with its product alone', async () => {
    expect(await api.put(`${PATH}/10002`, { stock: 7 })).toEqual([200, saved]);
    expect(await api.get(`${PATH}/10002`)).toMatchObject([200, { results: { stock: 7 } }]);
    expect(await api.delete(`${PATH}/10002`)).toEqual([
      405,
      {
        status: false,
        status_message: 'Stock goes with its product. Enter 0 if there is none left',
      },
    ]);
    expect(await api.put(`${PATH}/add`, { stock: 7 })).toMatchObject([405, { status: false }]);
  });
});
