import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('modules', () => {
  test('are written under key and read under modulekey', async () => {
    const api = await openApi();
    expect(await api.get('modules?page=1&maxrowcount=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, modulekey: 'administration', name: 'Administration', description: '' }],
        totalRowCount: 14,
      },
    ]);
    expect(
      await api.put('modules/add', { key: 'parking', name: 'Parking', description: 'Slots' }),
    ).toEqual([200, { status: true, status_message: 'Module added', last_id: 15 }]);
    expect(await api.put('modules/15', { key: 'parking2', modulekey: 'ignored' })).toMatchObject([
      200,
      { status_message: 'Module saved' },
    ]);
    expect(await api.get('modules/15')).toMatchObject([
      200,
      { results: { id: 15, modulekey: 'parking2', name: 'Parking', description: 'Slots' } },
    ]);
    expect(await api.put('modules/15', { modulekey: 'parking3' })).toMatchObject([200, {}]);
    expect(await api.get('modules?modulekey=parking3&modulekey=media')).toMatchObject([
      200,
      { results: [{ modulekey: 'media' }, { modulekey: 'parking3' }], totalRowCount: 2 },
    ]);
    expect(await api.delete('modules/15')).toEqual([
      200,
      { status: true, status_message: 'Module deleted' },
    ]);
    expect(await api.get('modules/15')).toMatchObject([404, { status: false }]);
  });

  test('have a key of their own, and the one of administration stays', async () => {
    const api = await openApi();
    const taken = 'Another module has this key';
    expect(await api.put('modules/add', { key: 'media', name: 'Media' })).toEqual([
      409,
      { status: false, status_message: taken, errors: { modulekey: taken } },
    ]);
    const needed = 'The administration module is needed to manage access';
    expect(await api.put('modules/1', { key: 'other' })).toMatchObject([
      409,
      { errors: { modulekey: needed } },
    ]);
    const refused = [409, { status: false, status_message: needed }];
    expect(await api.delete('modules/1')).toEqual(refused);
    expect(await api.delete('organisations/modules/1', { childid: 1 })).toEqual(refused);
    const none = { todo: 'multi', modules: [] };
    expect(await api.post('organisations/modules/1', none)).toEqual(refused);
    expect(await api.get('organisations/modules/1')).toMatchObject([
      200,
      { results: { available: [] } },
    ]);
  });
});
