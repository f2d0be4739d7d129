import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('payment providers', () => {
  test.each([
    [2, ['APICode', 'APIToken', 'serviceId']],
    [3, ['APIKey']],
    [4, ['APIKey']],
    [5, ['ISVclientId', 'ISVclientSecret', 'terminalMerchantId']],
  ])('number %i needs %j', async (provider, needed) => {
    const api = await openApi();
    const sent = { provider, options: {} };
    const errors = Object.fromEntries(needed.map((name) => [name, 'Required']));
    expect(await api.put('webshop/paymentproviders/add', sent)).toEqual([
      400,
      expect.objectContaining({ errors }),
    ]);
  });

  test('are answered with what their keys begin with, and known by their service', async () => {
    const api = await openApi();
    const options = { APICode: 'AT-1', serviceId: 'SL-1', APIToken: 'geheim-token' };
    expect(await api.put('webshop/paymentproviders/add', { options })).toMatchObject([
      400,
      { errors: { provider: 'Required' } },
    ]);
    expect(
      await api.put('webshop/paymentproviders/add', {
        provider: 2,
        forTesting: 0,
        options: JSON.stringify(options),
      }),
    ).toMatchObject([200, { last_id: 3 }]);
    expect(await api.get('webshop/paymentproviders/3')).toMatchObject([
      200,
      { results: { provider: 2, forTesting: 0, options: { ...options, APIToken: 'geh********' } } },
    ]);
    expect(await api.get('webshop/paymentproviders')).toMatchObject([
      200,
      { totalRowCount: 2, hasWebshopConfig: 0 },
    ]);
  });
});
