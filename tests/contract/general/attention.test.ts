import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

interface Point {
  readonly resource: string;
  readonly count: number;
  readonly text: string;
  readonly names: readonly { readonly id: number; readonly name: string }[];
  readonly hasPages: 0 | 1;
  readonly query: string;
}

const pointsOf = async (api: Api): Promise<readonly Point[]> => {
  const [, body] = await api.get('attention');
  return (body as { results: readonly Point[] }).results;
};

const unsettled = {
  resource: 'orders',
  count: 1,
  query: 'unsettled=1',
  names: [{ id: 1, name: '2026-00001' }],
  hasPages: 1,
};

test('what needs somebody is counted, and led to by the query of its list', async () => {
  const api = await openApi();
  const points = await pointsOf(api);
  expect(points).toContainEqual({ ...unsettled, text: '1 order is still to be paid' });
  const paths: Readonly<Record<string, string>> = {
    orders: 'webshop/orders',
    productstock: 'webshop/productstock',
    devices: 'devices',
    deviceApprovals: 'device/approvals',
    objectsDefinitions: 'objectsDefinitions',
    coupons: 'coupons',
    pricingRules: 'pricing-rules',
    addons: 'addons',
  };
  // Two of them are named at most, however many there are.
  expect(points.filter(({ names }) => names.length === 0 || names.length > 2)).toEqual([]);
  for (const { resource, count, query } of points) {
    const path = paths[resource];
    if (path === undefined) continue;
    expect([resource, count]).toEqual([
      resource,
      ((await api.get(`${path}?${query}`))[1] as { totalRowCount: number }).totalRowCount,
    ]);
  }
});

test('names come with the ids of their records, and with whether these have pages', async () => {
  const api = await openApi();
  await rowsNamed(api.server.context.store, 'products').update(1, {
    variations: [
      { variationId: 1, order: 1, price: 2, sku: '', barCode: '', stock: 0, keepsStock: 1 },
    ],
    variationCount: 1,
  });
  // Stock is kept in the rows of its list.
  expect(await pointsOf(api)).toContainEqual({
    resource: 'productstock',
    count: 1,
    text: '1 article is sold out',
    names: [{ id: 10001, name: 'Koffie' }],
    hasPages: 0,
    query: 'level=soldOut',
  });
});

test('what is done with is reported no more', async () => {
  const api = await openApi();
  await api.post('webshop/orders/1', { function: 'updateIsPaid', isPaid: 1 });
  expect((await pointsOf(api)).filter(({ resource }) => resource === 'orders')).toEqual([]);
});

test('it is reported in the language that is read, of what may be read, in the organisation at work', async () => {
  const api = await openApi();
  const dutch = await api.as(1, { 'Accept-Language': 'nl' });
  expect(await pointsOf(dutch)).toContainEqual({
    ...unsettled,
    text: '1 bestelling moet nog worden betaald',
  });
  expect(await pointsOf(await api.as(users.nobody))).toEqual([]);
  const elsewhere = await pointsOf(await api.as(users.stranger));
  expect(elsewhere.filter(({ resource }) => resource === 'orders')).toEqual([]);
});
