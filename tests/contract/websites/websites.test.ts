import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

const path = 'websites/websites';

test('websites are listed, read, added, changed and deleted', async () => {
  const api = await openApi();
  const own = {
    id: 1,
    name: 'Kompas',
    description: 'Openbaar',
    rootUrl: 'https://kompas.example',
  };
  const languages = ['NL-nl', 'EN-gb'];
  expect(await api.get(path)).toEqual([
    200,
    { status: true, status_message: '', results: [own], totalRowCount: 1 },
  ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: { ...own, languages, options: { GAcode: 'G-1' } },
    },
  ]);
  const added = { name: 'Haven', description: '', rootUrl: 'https://haven.example' };
  expect(await api.put(`${path}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Website added', last_id: 3 },
  ]);
  expect(await api.get(`${path}/3`)).toMatchObject([
    200,
    { results: { ...added, languages: ['NL-nl'], options: { GAcode: '' } } },
  ]);
  expect(await api.put(`${path}/3`, { options: { GAcode: 'G-2' } })).toMatchObject([200, {}]);
  expect(await api.get(`${path}/3`)).toMatchObject([
    200,
    { results: { options: { GAcode: 'G-2' } } },
  ]);
  expect(await api.put(`${path}/3`, { languages: [] })).toMatchObject([
    400,
    { errors: { languages: 'Required' } },
  ]);
  expect(await api.put(`${path}/3`, { rootUrl: ' ' })).toMatchObject([400, {}]);
  expect(await api.delete(`${path}/3`)).toMatchObject([200, { status: true }]);
  // What needs it keeps it.
  expect(await api.delete(`${path}/1`)).toMatchObject([409, { status: false }]);
});

test('all websites are answered where no page is asked for, to be chosen from', async () => {
  const api = await openApi();
  for (let number = 1; number <= 20; number += 1)
    await api.put(`${path}/add`, { name: `Site ${number}`, rootUrl: `https://${number}.example` });
  const counted = async (query: string) => {
    const [, body] = await api.get(`${path}${query}`);
    return (body as { results: unknown[] }).results.length;
  };
  expect(await counted('')).toBe(21);
  expect(await counted('?page=1&maxrowcount=20')).toBe(20);
});
