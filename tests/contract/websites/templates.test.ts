import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

const path = 'websites/templates';

test('templates keep their HTML as it was written, and the assets that they are given', async () => {
  const api = await openApi();
  expect(await api.get(`${path}?page=1&maxrowcount=20`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [
        {
          id: 1,
          name: 'Artikel',
          description: '',
          type: 1,
          lastModified: '2026-02-03T10:00:00.000Z',
        },
      ],
      totalRowCount: 1,
    },
  ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        id: 1,
        name: 'Artikel',
        description: '',
        type: 1,
        template: '<main>{{content}}</main>',
        assignedAssets: [2, 1],
        availableAssets: [
          { id: 2, name: 'Menu', type: 1 },
          { id: 1, name: 'Stijl', type: 0 },
        ],
        lastModified: '2026-02-03T10:00:00.000Z',
      },
    },
  ]);
  const template = '<!doctype html><script>go()</script><body class="x">{{content}}</body>';
  const added = { name: 'Kaal', description: 'Zonder kop', template, assignedAssets: [1] };
  expect(await api.put(`${path}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Template added', last_id: 3 },
  ]);
  expect(await api.get(`${path}/3`)).toMatchObject([200, { results: { ...added, type: 1 } }]);
  expect(await api.put(`${path}/3`, { template: '' })).toEqual([
    400,
    { status: false, status_message: 'Required', errors: { template: 'Required' } },
  ]);
  expect(await api.put(`${path}/3`, { assignedAssets: [3] })).toMatchObject([400, {}]);
  expect(await api.put(`${path}/3`, { assignedAssets: [] })).toMatchObject([200, {}]);
  expect(await api.delete('websites/assets/1')).toMatchObject([200, {}]);
  expect(await api.get(`${path}/1`)).toMatchObject([200, { results: { assignedAssets: [2] } }]);
  expect(await api.delete(`${path}/3`)).toMatchObject([200, { status: true }]);
});
