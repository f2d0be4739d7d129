import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

test('files are deleted as they were seen, or none of them, with the one that somebody changed', async () => {
  const api = await openApi();
  const [, body] = await api.get('media?type=0&withVersions=1&sort=id');
  const { results, versions } = body as { results: { id: number }[]; versions: string[] };
  const of = (id: number) => versions[results.findIndex((one) => one.id === id)] ?? '';
  const remove = (...ids: number[]) =>
    api.call('DELETE', 'media', { mediaid: ids }, { 'If-Match': ids.map(of).join(', ') });
  await api.put('media', { mediaid: 2, title: 'Nieuw' });
  expect(await remove(1, 2)).toMatchObject([
    412,
    { status: false, results: [{ id: 2, title: 'Nieuw' }], changedBy: 'Ada Bakker' },
    expect.anything(),
  ]);
  expect((await remove(1))[0]).toBe(200);
  expect((await remove(3, 4))[0]).toBe(200);
  expect(await api.get('media/2')).toMatchObject([200, {}]);
});
