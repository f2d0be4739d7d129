import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

describe('where a record is used', () => {
  test('what lives beneath it is reported with some of its names', async () => {
    const api = await openApi();
    expect(await api.get('translationgroups/1/usage')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            resource: 'translations',
            effect: 'removed',
            total: 2,
            rows: [
              { id: 1, title: 'start' },
              { id: 2, title: 'stop' },
            ],
          },
        ],
      },
    ]);
  });

  test('what is linked to it is reported as what stays', async () => {
    const api = await openApi();
    expect(await api.get('modules/1/usage')).toMatchObject([
      200,
      {
        results: [
          { resource: 'groups', effect: 'cleared' },
          { resource: 'organisations', effect: 'cleared' },
        ],
      },
    ]);
  });

  test('what goes with an organisation is counted and named, and what it can’t go before', async () => {
    const api = await openApi();
    const added = await api.put('organisations/add', { name: 'Dok' });
    expect(added).toMatchObject([200, { last_id: 4 }]);
    const { store } = api.server.context;
    const moduleIds = (await rowsNamed(store, 'organisations').get(1))?.moduleIds;
    await rowsNamed(store, 'organisations').update(4, { moduleIds });
    await rowsNamed(store, 'locations').insert({ organisationId: 4, name: 'Kade' });
    const [, answer] = await api.get('organisations/4/usage');
    expect(answer).toMatchObject({
      results: [{ resource: 'locations', effect: 'removed', total: 1, rows: [{ title: 'Kade' }] }],
    });
    expect(await api.get('organisations/1/usage')).toMatchObject([
      200,
      {
        results: expect.arrayContaining([
          expect.objectContaining({ resource: 'users', effect: 'keeps', total: 3 }),
          expect.objectContaining({ resource: 'organisations', effect: 'keeps' }),
        ]),
      },
    ]);
  });

  test('is nobody’s to ask of another organisation', async () => {
    const api = await openApi();
    expect(await api.get('translationgroups/999/usage')).toMatchObject([404, { status: false }]);
  });
});
