import { expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const path = 'websites/redirects';

test('redirects are listed, read, added, changed and deleted', async () => {
  const api = await openApi();
  const old = {
    id: 1,
    websiteId: 1,
    websiteName: 'Kompas',
    type: 0,
    oldUrl: '/oud',
    newUrl: '/nieuw',
  };
  expect(await api.get(`${path}?filter=oud`)).toEqual([
    200,
    { status: true, status_message: '', results: [old], totalRowCount: 1 },
  ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    { status: true, status_message: '', results: old },
  ]);
  const added = { websiteId: 1, type: 1, oldUrl: '/a', newUrl: '/b' };
  expect(await api.put(`${path}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Redirect added', last_id: 4 },
  ]);
  expect(await api.put(`${path}/4`, { newUrl: '/c' })).toEqual([
    200,
    { status: true, status_message: 'Redirect saved' },
  ]);
  for (const [field, value] of [
    ['websiteId', null],
    ['type', null],
    ['oldUrl', ' '],
    ['newUrl', ''],
  ] as const)
    expect(await api.put(`${path}/4`, { [field]: value })).toEqual([
      400,
      { status: false, status_message: 'Required', errors: { [field]: 'Required' } },
    ]);
  expect(await api.delete(`${path}/4`)).toMatchObject([200, { status: true }]);
});

test('a redirect that leads nowhere is refused, and says with which one it collides', async () => {
  const api = await openApi();
  const refused = async (oldUrl: string, newUrl: string, id: number | 'add' = 'add') => {
    const [status, body] = await api.put(`${path}/${id}`, {
      websiteId: 1,
      type: 0,
      oldUrl,
      newUrl,
    });
    return [status, (body as { errors?: unknown }).errors];
  };
  expect(await refused('/x', 'https://kompas.example/X/')).toEqual([
    409,
    { newUrl: 'This redirect would lead to itself' },
  ]);
  expect(await refused('oud/', '/x')).toEqual([
    409,
    { oldUrl: 'There is a redirect for this old address already: /oud → /nieuw' },
  ]);
  expect(await refused('/nu', '/oud')).toEqual([
    409,
    { newUrl: 'This redirect would lead in a circle: /oud → /nieuw, /nieuw → /nu' },
  ]);
  // Neither itself, nor those of another website, stand in its way.
  expect(await refused('/oud', '/elders', 1)).toEqual([200, undefined]);
  const { id } = await rowsNamed(api.server.context.store, 'websites').insert({
    organisationId: 1,
    name: 'Ander',
    rootUrl: 'https://ander.example',
    languages: ['NL-nl'],
  });
  expect(
    await api.put(`${path}/add`, { websiteId: id, type: 0, oldUrl: '/oud', newUrl: '/x' }),
  ).toMatchObject([200, {}]);
});

test('the websites to choose from are those of the organisation', async () => {
  const api = await openApi();
  for (const target of [`${path}/1`, path])
    expect(await api.post(target, { function: 'getWebsites' })).toEqual([
      200,
      { status: true, status_message: '', results: [{ id: 1, name: 'Kompas' }], totalRowCount: 1 },
    ]);
});

test('nobody is led away from a page, and two pages never share an address', async () => {
  const api = await openApi();
  const redirect = { websiteId: 1, type: 0, newUrl: '/elders' };
  for (const oldUrl of ['/Bezoek/', 'https://kompas.example/visit'])
    expect(await api.put(`${path}/add`, { ...redirect, oldUrl })).toMatchObject([
      409,
      { errors: { oldUrl: 'The page Bezoek is at this address' } },
    ]);
  for (const oldUrl of ['hallo wereld', 'javascript:alert(1)'])
    expect(await api.put(`${path}/add`, { ...redirect, oldUrl })).toMatchObject([
      400,
      { errors: { oldUrl: 'Enter a valid web address' } },
    ]);
  const page = (url: string) => ({
    websiteId: 1,
    name: 'Nog een',
    languages: [{ language: 'EN-gb', url }],
  });
  expect(await api.put('websites/pages/add', page('visit/'))).toMatchObject([
    409,
    { errors: { languages: 'EN-gb: the page Bezoek is at visit/ already' } },
  ]);
  expect(await api.put('websites/pages/add', page('/oud'))).toMatchObject([
    409,
    {
      errors: {
        languages: 'EN-gb: /oud leads on to /nieuw by a redirect; delete that one first',
      },
    },
  ]);
  expect(await api.put('websites/pages/add', page('/anders'))).toMatchObject([200, {}]);
  // What a page has had before the rule is let be.
  await rowsNamed(api.server.context.store, 'redirects').update(1, { oldUrl: '/bezoek' });
  expect(await api.put('websites/pages/1', { name: 'Kom langs' })).toMatchObject([200, {}]);
});

test.each(['strandnoord.test', 'hallo wereld', 'javascript:alert(1)'])(
  'a website isn’t at %s',
  async (rootUrl) => {
    const api = await openApi();
    const [status, body] = await api.put('websites/websites/1', { rootUrl });
    expect([status, body]).toMatchObject([400, { errors: { rootUrl: expect.any(String) } }]);
  },
);
