import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { AskedPage } from '../../../schemas/routing/drawing';
import type { Drawing } from '../../../server/http/page/drawing/PageDrawing';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { openApi } from '../support/Api';

const files = {
  'view:list': ['assets/list.js', 'assets/table.js'],
  'view:record': ['assets/record.js', 'assets/table.js'],
  'resource:groups': ['assets/groups.js'],
  'locale:nl': ['assets/nl.js'],
  'part:ListTabs': ['assets/tabs.js', 'assets/table.js'],
};

const drawnFor = {
  stored: { '</script>': null },
  media: {},
  timeZone: 'UTC',
  isMac: false,
  isSecure: true,
  parts: ['part:ListTabs', 'part:Unknown'],
  now: 1,
};

const builtApp = async (): Promise<string> => {
  const folder = await temporaryFolder();
  const html =
    '<html><head><title>Page</title><script type="module" crossorigin src="/assets/main.js"></script><link rel="modulepreload" crossorigin href="/assets/packages.js"></head><body><div id="root"></div></body></html>';
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, '.pages.json'), JSON.stringify(files));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'list.js'), 'plain');
  await writeFile(join(folder, 'assets', 'list.js.gz'), gzipSync('packed'));
  return folder;
};

const openApp = async (drawing?: Drawing) => {
  const api = await openApi({}, undefined, { appFolder: await builtApp(), drawing });
  const { server } = api;
  /** Opens an address as the browser of a user does, whose session is in the cookie. */
  const open = async (path: string, userId?: number, cookie = '') => {
    const start = { id: userId ?? 0, organisationId: 1 };
    const token = userId === undefined ? '' : await server.context.sessions.start(start);
    const headers = {
      Accept: 'text/html',
      ...(token && { Cookie: `SESSIONID=${token}; ${cookie}` }),
    };
    const answer = await server.fetch(path, { headers });
    const html = await answer.text();
    const data = /id="first-answers">(.*?)<\/script>/.exec(html)?.[1];
    return {
      html,
      token,
      caching: answer.headers.get('Cache-Control'),
      brought: data === undefined ? undefined : JSON.parse(data),
      preloaded: [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
        ([, href]) => href,
      ),
    };
  };
  return { api, open };
};

describe('the page of an address', () => {
  test('brings the files and the first answers of a list', async () => {
    const { api, open } = await openApp();
    const page = await open('/nl/dashboard/groups', 1);
    const call = 'groups?maxrowcount=20&page=1&withEmpty=1&withVersions=1';
    expect(page.preloaded).toEqual([
      '/assets/packages.js',
      '/assets/nl.js',
      '/assets/list.js',
      '/assets/table.js',
      '/assets/groups.js',
    ]);
    expect(page.brought.locale).toBe('nl');
    expect(Object.keys(page.brought.answers)).toEqual(['session', call]);
    expect(page.brought.answers[call].body).toEqual((await api.get(call))[1]);
    expect(page.brought.answers.session.body).toMatchObject({
      sessionId: '2',
      organisation: { id: 1 },
    });
    expect(page.html).not.toContain(page.token);
    expect(page.caching).toBe('no-store');
  });

  test.each([
    ['a search', { q: 'ed' }, 'groups?filter=ed&withEmpty=1&withVersions=1'],
    [
      'a filter',
      { demandsSecondFactor: true },
      'groups?demandsSecondFactor=1&maxrowcount=20&page=1&withEmpty=1&withVersions=1',
    ],
  ])('brings a list with %s as its call answers it', async (_, filter, call) => {
    const { api, open } = await openApp();
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { answers } = (await open(`/nl/dashboard/groups?${query}`, 1)).brought;
    expect(Object.keys(answers)).toEqual(['session', call]);
    expect(answers[call].body).toEqual((await api.get(call))[1]);
  });

  test('brings the columns that the browser remembers for its user', async () => {
    const { open } = await openApp();
    const stored = { 'RaStore-1-1-.listColumns.groups': '"demandsSecondFactor"' };
    const view = encodeURIComponent(JSON.stringify({ stored }));
    const { answers } = (await open('/nl/dashboard/groups', 1, `VIEW=${view}`)).brought;
    expect(Object.keys(answers).at(-1)).toContain('columns=demandsSecondFactor');
  });

  test('brings a record as the call for it answers it, with its version', async () => {
    const { api, open } = await openApp();
    const { answers } = (await open('/nl/dashboard/groups/1', 1)).brought;
    const [, body, headers] = await api.call('GET', 'groups/1');
    expect(answers['groups/1'].body).toEqual(body);
    expect(answers['groups/1'].headers.ETag).toBe(headers.get('ETag'));
  });

  test('brings what home shows as its calls answer it', async () => {
    const { api, open } = await openApp();
    const { answers } = (await open('/nl/dashboard/home', 1)).brought;
    expect(Object.keys(answers)).toEqual([
      'session',
      ...[
        'figures',
        '7daysrevenue',
        'topSellingProducts',
        'inactiveArticles',
        'pos4integration',
      ].map((fn) => `dashboard/widgets?function=${fn}`),
      ...['activity/away', 'attention', 'mentions', 'follows/changes'],
    ]);
    const [, body] = await api.call('POST', 'dashboard/widgets', { function: 'figures' });
    expect(answers['dashboard/widgets?function=figures'].body).toEqual(body);
  });

  test.each([
    ['a record of another organisation', '/nl/dashboard/groups/3', 1],
    ['a list that may not be read', '/nl/dashboard/groups', 2],
    ['a language that only the browser knows', '/dashboard/groups', 1],
    ['an address of nothing', '/nl/dashboard/nothing', 1],
  ])('brings the session alone for %s', async (_, path, userId) => {
    const { open } = await openApp();
    expect(Object.keys((await open(path, userId)).brought.answers)).toEqual(['session']);
  });

  test('brings nothing but its language for who isn’t signed in', async () => {
    const { open } = await openApp();
    const page = await open('/nl/dashboard/groups');
    expect(page.brought).toEqual({ locale: 'nl', answers: {} });
    expect(page.preloaded).toEqual(['/assets/packages.js', '/assets/nl.js']);
    expect(page.caching).toBe('no-store');
  });

  test('is drawn with what it brings, for the browser that asks', async () => {
    const bytes = new TextEncoder().encode('<p>Drawn</p>');
    const draw = vi.fn(async (_: AskedPage) => ({ html: bytes, drawnFor }));
    const { open } = await openApp({ draw, close: async () => undefined });
    const { html, brought, preloaded } = await open('/nl/dashboard/groups?page=2', 1);
    expect(html).toContain('<div id="root"><p>Drawn</p></div>');
    // The app is loaded once what was drawn is seen.
    expect(preloaded).toEqual([]);
    expect(html).not.toContain('<script type="module"');
    const { entries, files } = JSON.parse(/id="app-files">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(entries).toEqual(['/assets/main.js']);
    expect(files.slice(0, 2)).toEqual(['/assets/packages.js', '/assets/nl.js']);
    expect(files.filter((file: string) => file === '/assets/table.js')).toHaveLength(1);
    expect(files.at(-1)).toBe('/assets/tabs.js');
    expect(JSON.parse(/id="drawn-for">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toEqual(drawnFor);
    const [[asked]] = draw.mock.calls as [[AskedPage]];
    expect(asked).toMatchObject({ pathname: '/nl/dashboard/groups', search: '?page=2' });
    expect(JSON.parse(asked.answers)).toEqual(brought);
  });

  test.each([
    ['an address of nothing', '/nl/dashboard/nothing'],
    ['a language that only the browser knows', '/dashboard/groups'],
  ])('is left to the browser where it is %s', async (_, path) => {
    const draw = vi.fn(async () => undefined);
    const { open } = await openApp({ draw, close: async () => undefined });
    expect((await open(path, 1)).html).toContain('<div id="root"></div>');
    expect(draw).not.toHaveBeenCalled();
  });

  test('can’t be left by what is stored', async () => {
    const { api, open } = await openApp();
    const name = '</script><script>alert(1)</script>\u2028';
    await rowsNamed(api.server.context.store, 'groups').update(1, { name });
    const { html, brought } = await open('/nl/dashboard/groups/1', 1);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(brought.answers['groups/1'].body.results.name).toBe(name);
  });
});

test('assets are answered as they were compressed, to whoever can read that', async () => {
  const { api } = await openApp();
  const get = (encoding: string) =>
    api.server.fetch('/assets/list.js', { headers: { 'Accept-Encoding': encoding } });
  const [packed, plain] = [await get('gzip'), await get('identity')];
  expect([await packed.text(), await plain.text()]).toEqual(['packed', 'plain']);
  for (const { headers } of [packed, plain])
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});
