import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const hour = { name: 'Hoogtepunten', description: 'In een uur' };

describe('activities', () => {
  test('are listed, and found by what they are', async () => {
    const api = await openApi();
    expect(await api.get('activities?page=1&maxrowcount=20&active=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, ...hour, active: 1, lastModified: '2026-02-01T10:00:00.000Z' }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.get('activities?filter=een+uur')).toMatchObject([200, { totalRowCount: 1 }]);
  });

  test('are added, changed and deleted, each with a name in one language at least', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    const translations = { nl: { name: 'Knopen', description: '' }, en: { name: 'Knots' } };
    expect(await api.put('activities/add', { translations, active: 1 })).toEqual([
      200,
      { status: true, status_message: 'Activiteit toegevoegd', last_id: 4 },
    ]);
    const [, { results }] = (await api.get('activities/4')) as [number, { results: object }];
    expect(results).toMatchObject({
      id: 4,
      name: 'Knopen',
      translations: { nl: { name: 'Knopen' }, en: { name: 'Knots', description: '' } },
      created: expect.stringMatching(/^2026-03-02T/),
      lastModified: expect.stringMatching(/^2026-03-02T/),
    });
    expect(await api.put('activities/4', { description: 'Zes knopen' })).toMatchObject([
      200,
      { last_id: 4 },
    ]);
    expect(await api.get('activities/4')).toMatchObject([
      200,
      { results: { description: 'Zes knopen', translations: { nl: { name: 'Knopen' } } } },
    ]);
    expect(await api.put('activities/add', { translations: { en: { name: ' ' } } })).toEqual([
      400,
      {
        status: false,
        status_message: 'Naam is verplicht',
        errors: { translations: 'Naam is verplicht' },
      },
    ]);
    expect(await api.delete('activities/4')).toMatchObject([200, { last_id: 4 }]);
    expect(await api.get('activities/3')).toMatchObject([404, {}]);
  });
});
