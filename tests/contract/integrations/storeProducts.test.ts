import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';

/** Fills in the options of a service. */
const connect = async (api: Api, service: string, options: object) => {
  expect((await api.put(`integration/${service}`, { options }))[0]).toBe(200);
};
const STORE = { store_url: 'winkel.test', consumer_key: 'ck_1', consumer_secret: 'cs_1' };
const REPORTED = '(simulated: nothing left this server)';

describe('a single product of a store', () => {
  test('is looked up there, the first one unless another is named', async () => {
    const api = await openApi();
    await connect(api, 'woocommerce', STORE);
    const message = `known in the store and up to date ${REPORTED}`;
    for (const body of [{ productId: 1 }, {}])
      expect(await api.post('jobs/debugwoocommerceproduct', body)).toEqual([
        200,
        { status: true, status_message: message, message, productName: 'Koffie' },
      ]);
  });

  test('is brought there', async () => {
    const api = await openApi();
    await connect(api, 'woocommerce', STORE);
    const message = `Product synchronised; its ID in the store is 10002 ${REPORTED}`;
    expect(await api.post('jobs/syncsingleproduct', { productId: 2 })).toEqual([
      200,
      { status: true, status_message: message, message, remoteId: '10002' },
    ]);
  });

  test('must be named, and be one of the organisation', async () => {
    const api = await openApi();
    await connect(api, 'woocommerce', STORE);
    const problem = (text: string) => [
      400,
      { status: false, status_message: text, errors: { productId: text } },
    ];
    expect(await api.post('jobs/syncsingleproduct', {})).toEqual(problem('Product ID is required'));
    const none = problem('There is no product with this ID');
    for (const productId of [6, 99, 'x'])
      expect(await api.post('jobs/syncsingleproduct', { productId })).toEqual(none);
    expect(await api.post('jobs/debugwoocommerceproduct', { productId: 6 })).toEqual(none);
  });
});

test('what a store sends to the webhook is taken, whoever it is', async () => {
  const { server } = await openApi();
  const response = await server.fetch('/v1/webshop/woocommerce/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 7 }),
  });
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: true, status_message: '' },
  ]);
});
