import { expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openProduct, saved, titles } from '../support/openProduct';

const named = (title: string) => titles.map(({ language }) => ({ language, title }));

/** A server whose first product is sold in two sizes. */
const openSizes = async () => {
  const opened = await openProduct();
  await rowsNamed(opened.api.server.context.store, 'products').update(1, {
    price: 2.5,
    variations: [
      { variationId: 1, order: 1, sku: '', price: 2.5, titles: named('Small') },
      { variationId: 2, order: 2, sku: '', price: 3.2, promotionPrice: 3, titles: named('Large') },
    ],
  });
  return opened;
};

const percent = (percentage: number, rounding = 'cent') => ({
  by: 'percent',
  percentage,
  rounding,
});

test('prices of a product change by a percentage, those of its variations with it', async () => {
  const { api, call } = await openSizes();
  expect(await call('changePrices', percent(10, 'five'))).toEqual([200, saved]);
  expect(await api.get('webshop/products/1')).toMatchObject([
    200,
    {
      results: {
        price: 2.75,
        customerPrice: 2.75,
        highestPrice: 3.5,
        variations: [{ price: 2.75 }, { price: 3.5, promotionPrice: 3 }],
      },
    },
  ]);
  await call('changePrices', { by: 'add', amount: '0,10', rounding: 'ninetyFive' });
  expect(await api.get('webshop/products/1')).toMatchObject([
    200,
    { results: { price: 2.95, variations: [{ price: 2.95 }, { price: 3.95 }] } },
  ]);
});

test('what prices would become is answered without changing them', async () => {
  const { api, call } = await openSizes();
  const [, before] = await api.get('webshop/products/1');
  expect(await call('changedPrices', percent(10))).toMatchObject([
    200,
    {
      results: [
        { title: 'Koffie – Small', before: 2.5, after: 2.75 },
        { title: 'Koffie – Large', before: 3.2, after: 3.52 },
      ],
    },
  ]);
  expect((await api.get('webshop/products/1'))[1]).toEqual(before);
});

test('no price falls below nought or below what it is offered at, and none of them changes then', async () => {
  const { api, call } = await openSizes();
  const [, before] = await api.get('webshop/products/1');
  for (const asked of [percent(-10), { by: 'add', amount: -3, rounding: 'cent' }])
    expect(await call('changePrices', asked)).toMatchObject([
      400,
      { errors: { price: expect.any(String) } },
    ]);
  expect((await api.get('webshop/products/1'))[1]).toEqual(before);
});

test('a change must say by how much', async () => {
  const { call } = await openSizes();
  expect(await call('changePrices', { by: 'percent', rounding: 'cent' })).toMatchObject([
    400,
    { errors: { percentage: expect.any(String) } },
  ]);
});
