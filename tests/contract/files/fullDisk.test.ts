import { expect, test, vi } from 'vitest';
import { openApi } from '../support/Api';

test('a disk without room takes nothing new; what is there is read, changed and deleted', async () => {
  const api = await openApi({ 'Accept-Language': 'nl' });
  vi.spyOn(api.server.context.files, 'hasRoom').mockResolvedValue(false);
  expect(await api.put('groups/add', { name: 'Meer' })).toEqual([
    507,
    {
      status: false,
      status_message: 'De schijf is vol. Wat er is, kan nog worden gelezen en verwijderd',
    },
  ]);
  expect(await api.get('groups/1')).toMatchObject([200, {}]);
  expect(await api.put('groups/1', { description: 'x' })).toMatchObject([200, {}]);
  expect((await api.delete('locations/1'))[0]).not.toBe(507);
});
