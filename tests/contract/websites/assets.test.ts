import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

const path = 'websites/assets';
const styles = { id: 1, name: 'Stijl', type: 0, description: '' };

test('assets are listed, found, read, added, changed and deleted', async () => {
  const api = await openApi();
  expect(await api.get(`${path}?filter=stijl`)).toEqual([
    200,
    { status: true, status_message: '', results: [styles], totalRowCount: 1 },
  ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    { status: true, status_message: '', results: { ...styles, content: 'body { color: #123 }' } },
  ]);
  const added = { name: 'Teller', type: 1, description: '', content: 'if (1 < 2) count();\n' };
  expect(await api.put(`${path}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Asset added', last_id: 4 },
  ]);
  expect(await api.put(`${path}/4`, { content: '' })).toEqual([
    200,
    { status: true, status_message: 'Asset saved' },
  ]);
  expect(await api.get(`${path}/4`)).toMatchObject([200, { results: { ...added, content: '' } }]);
  expect(await api.put(`${path}/4`, { name: ' ' })).toMatchObject([400, { status: false }]);
  expect(await api.put(`${path}/4`, { type: 2 })).toMatchObject([400, { status: false }]);
  expect(await api.get(`${path}/3`)).toMatchObject([404, { status: false }]);
  expect(await api.delete(`${path}/4`)).toEqual([
    200,
    { status: true, status_message: 'Asset deleted' },
  ]);
});
