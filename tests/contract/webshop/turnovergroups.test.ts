import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

test('turnover groups are listed, added, changed and deleted, each with a name', async () => {
  const api = await openApi();
  expect(await api.get('webshop/turnovergroups?page=1&maxrowcount=20')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [{ id: 1, name: 'Dranken', description: 'Koud en warm', active: 1 }],
      totalRowCount: 1,
      hasWebshopConfig: 0,
    },
  ]);
  expect(await api.put('webshop/turnovergroups/add', { name: ' ' })).toEqual([
    400,
    { status: false, status_message: 'Required', errors: { name: 'Required' } },
  ]);
  expect(await api.put('webshop/turnovergroups/add', { name: 'Gebak' })).toEqual([
    200,
    { status: true, status_message: 'Turnover group added', last_id: 3 },
  ]);
  expect(await api.put('webshop/turnovergroups/3', { description: 'Zoet', active: 0 })).toEqual([
    200,
    { status: true, status_message: 'Turnover group saved' },
  ]);
  expect(await api.get('webshop/turnovergroups/3')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: { id: 3, name: 'Gebak', description: 'Zoet', active: 0 },
    },
  ]);
  expect(await api.delete('webshop/turnovergroups/3')).toEqual([
    200,
    { status: true, status_message: 'Turnover group deleted' },
  ]);
  expect(await api.get('webshop/turnovergroups/2')).toMatchObject([404, {}]);
});
