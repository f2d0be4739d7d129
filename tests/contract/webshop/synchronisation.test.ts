import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const silent = { status: true, status_message: '' };

describe('synchronisation', () => {
  const path = 'webshop/webshopsynchronisation';

  test('is one record, whose token is shown by its beginning', async () => {
    const api = await openApi();
    expect(await api.put(path, { name: '', syncInterval: 0, options: {} })).toMatchObject([
      400,
      {
        errors: {
          name: 'Required',
          syncInterval: expect.any(String),
          accessToken: 'Required',
          BUID: 'Required',
        },
      },
    ]);
    const kept = { name: 'Kassa', description: '', type: 1, syncInterval: 15, active: 1 };
    expect(
      await api.put(path, { ...kept, options: { accessToken: 'token-1', BUID: 'B1' } }),
    ).toMatchObject([200, { ...silent, status_message: expect.any(String) }]);
    const masked = { accessToken: 'tok********', BUID: 'B1' };
    expect(await api.get(path)).toMatchObject([200, { results: { ...kept, options: masked } }]);
    expect(await api.put(path, { ...kept, options: masked })).toMatchObject([200, {}]);
    for (const accessToken of ['', 'tok********'])
      expect(await api.post(path, { function: 'updateToken', accessToken })).toMatchObject([
        400,
        { errors: { accessToken: expect.any(String) } },
      ]);
    expect(await api.post(path, { function: 'updateToken', accessToken: 'ander-2' })).toMatchObject(
      [200, { status_message: 'The token was replaced' }],
    );
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { options: { accessToken: 'and********', BUID: 'B1' } } },
    ]);
  });
});
