import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

test('waiting lists are listed and found, and nothing else is done with them', async () => {
  const api = await openApi();
  const children = {
    id: 2,
    name: 'Kinderfeest',
    description: '',
    active: 0,
    created: '2026-03-01T09:00:00.000Z',
  };
  expect(await api.get('digitalsignage/waitinglists?page=1&maxrowcount=1')).toEqual([
    200,
    { status: true, status_message: '', results: [children], totalRowCount: 2 },
  ]);
  expect(await api.get('digitalsignage/waitinglists?filter=zonnig')).toMatchObject([
    200,
    { results: [{ id: 1, name: 'Terras' }], totalRowCount: 1 },
  ]);
  expect(await api.put('digitalsignage/waitinglists/1', { name: 'Nieuw' })).toMatchObject([
    405,
    {},
  ]);
  expect(await api.delete('digitalsignage/waitinglists/1')).toMatchObject([405, {}]);
});
