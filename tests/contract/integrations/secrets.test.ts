import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

describe('a secret', () => {
  const stored = async (api: Awaited<ReturnType<typeof openApi>>) =>
    (await rowsNamed(api.server.context.store, 'chatgpt').get(1))?.apikey;

  test('that comes back masked stays, another takes its place, an empty one clears it', async () => {
    const api = await openApi();
    const send = (apikey: string) => api.put('integration/chatgpt', { options: { apikey } });
    await send('sk-********');
    expect(await stored(api)).toBe('sk-geheim-1234');
    await send('nieuw-5678');
    expect(await stored(api)).toBe('nieuw-5678');
    await send('');
    expect(await stored(api)).toBe('');
  });

  test('is refused where it is a part of one, the mask of another, or blanks alone', async () => {
    const api = await openApi();
    for (const apikey of ['sk-********9', 'x sk-********', 'abc********', '********', '   '])
      expect(await api.put('integration/chatgpt', { options: { apikey } })).toEqual([
        400,
        {
          status: false,
          status_message: 'Enter this whole, or leave what was there',
          errors: { apikey: 'Enter this whole, or leave what was there' },
        },
      ]);
    expect(await stored(api)).toBe('sk-geheim-1234');
  });

  test('is masked as well where a change is refused because of another one', async () => {
    const api = await openApi();
    const stale = { 'If-Match': '"own:stale"' };
    const [status, body] = await api.call('PUT', 'integration/chatgpt', {}, stale);
    expect(status).toBe(412);
    expect(JSON.stringify(body)).not.toContain('geheim');
  });
});
