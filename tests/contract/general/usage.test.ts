import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('where a record is used', () => {
  test('what lives beneath it is told with some of its names', async () => {
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

  test('what is linked to it is told as what stays', async () => {
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

  test('is nobody’s to ask of another organisation', async () => {
    const api = await openApi();
    expect(await api.get('translationgroups/999/usage')).toMatchObject([404, { status: false }]);
  });
});
