import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

const unpublished = { publication: 'never', publishedVersion: null, publishedAt: null };

test('browsers are listed, and found by name and address', async () => {
  const api = await openApi();
  expect(await api.get('browsers?page=1&maxrowcount=20')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      totalRowCount: 2,
      results: [
        {
          id: 2,
          name: 'Balie',
          description: 'Achter',
          url: 'https://kompas.test/balie',
          ...unpublished,
        },
        { id: 1, name: 'Zuil', description: '', url: 'https://kompas.test', ...unpublished },
      ],
    },
  ]);
  expect(await api.get('browsers?filter=balie')).toMatchObject([
    200,
    { results: [{ id: 2 }], totalRowCount: 1 },
  ]);
});

test('a browser is added with the defaults of the specification, and carries its groups', async () => {
  const api = await openApi();
  const url = 'https://www.kompas.test/zuil';
  expect(await api.put('browsers/add', { name: 'Hal', url, deviceGroups: [{ id: 2 }] })).toEqual([
    200,
    { status: true, status_message: 'Browser added', last_id: 4 },
  ]);
  expect(await api.get('browsers/4')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        id: 4,
        name: 'Hal',
        description: '',
        deviceGroups: [{ id: 2, name: 'Zuil', description: '' }],
        url,
        customUserAgent: '',
        screenSaverUrl: '',
        inactivityTimer: 5,
        clearWebsiteCache: 0,
        defaultCookie: '',
        useWideViewport: 0,
        showNavigationBar: 1,
        forceDesktopSite: 0,
        deviceCodeMode: 0,
        ...unpublished,
        publicationNotes: '',
      },
    },
  ]);
});

test('a browser is changed, takes bare ids as well, and is deleted', async () => {
  const api = await openApi();
  const changes = { name: 'Zuil 2', deviceGroups: [1, 2], showNavigationBar: false };
  expect(await api.put('browsers/1', changes)).toEqual([
    200,
    { status: true, status_message: 'Browser saved' },
  ]);
  expect(await api.get('browsers/1')).toMatchObject([
    200,
    {
      results: {
        name: 'Zuil 2',
        showNavigationBar: 0,
        deviceGroups: [
          { id: 1, name: 'Kassa', description: 'Balie' },
          { id: 2, name: 'Zuil', description: '' },
        ],
      },
    },
  ]);
  expect(await api.put('browsers/1', { name: ' ' })).toMatchObject([
    400,
    { status: false, errors: { name: 'Required' } },
  ]);
  for (const [wrong, message] of [
    [{ url: 'abc' }, 'Enter a valid web address'],
    [{ screenSaverUrl: '-1' }, 'Enter a valid web address'],
    [{ inactivityTimer: 1e12 }, 'Must be at most 1440'],
  ] as const)
    expect(await api.put('browsers/1', wrong)).toMatchObject([
      400,
      { status: false, status_message: expect.stringContaining(message) },
    ]);
  expect(await api.put('browsers/1', { url: 'javascript:alert(1)' })).toMatchObject([
    400,
    { errors: { url: 'Enter a valid web address' } },
  ]);
  expect(await api.delete('browsers/1')).toEqual([
    200,
    { status: true, status_message: 'Browser deleted' },
  ]);
  expect(await api.get('browsers/1')).toMatchObject([404, {}]);
});

test('a device group names which browsers use it, and is taken out of them when it goes', async () => {
  const api = await openApi();
  expect(await api.get('devicegroups/1/usage')).toMatchObject([
    200,
    { results: expect.arrayContaining([expect.objectContaining({ resource: 'browsers' })]) },
  ]);
  await api.delete('devicegroups/1');
  expect(await api.get('browsers/1')).toMatchObject([200, { results: { deviceGroups: [] } }]);
});
