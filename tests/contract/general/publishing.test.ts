import { describe, expect, test } from 'vitest';
import { defineResource, f, subList } from '../../../schemas';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import { definitionsOf } from '../../../server/contract/definitions';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const publish = (api: Api) => api.post('browsers/1', { function: 'publishBrowser' });

const stateOf = async (api: Api) => {
  const [, body] = await api.get('browsers/1');
  const { publication, publishedVersion } = (body as { results: Record<string, unknown> }).results;
  return [publication, publishedVersion];
};

describe('publishing', () => {
  test('writes down what devices fetch, in versions', async () => {
    const api = await openApi();
    expect(await api.get('browsers/1/published')).toMatchObject([404, { status: false }]);
    expect(await publish(api)).toEqual([
      200,
      { status: true, status_message: 'Published', version: 1, publishedAt: moment },
    ]);
    expect(await api.get('browsers/1/published')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 1,
          version: 1,
          publishedAt: moment,
          document: {
            name: 'Zuil',
            description: '',
            deviceGroups: [1],
            url: 'https://kompas.test',
            customUserAgent: '',
            screenSaverUrl: '',
            inactivityTimer: 5,
            clearWebsiteCache: 0,
            defaultCookie: 'a=1',
            useWideViewport: 0,
            showNavigationBar: 1,
            forceDesktopSite: 0,
            deviceCodeMode: 0,
          },
          files: {},
        },
      },
    ]);
  });

  test('reports whether the record has changed since', async () => {
    const api = await openApi();
    expect(await stateOf(api)).toEqual(['never', null]);
    await publish(api);
    expect(await stateOf(api)).toEqual(['current', 1]);
    await api.put('browsers/1', { inactivityTimer: 9 });
    expect(await stateOf(api)).toEqual(['changed', 1]);
    expect(await api.get('browsers/1/published')).toMatchObject([
      200,
      { results: { version: 1, document: { inactivityTimer: 5 } } },
    ]);
    await api.put('browsers/1', { inactivityTimer: 5 });
    expect(await stateOf(api)).toEqual(['current', 1]);
    await api.put('browsers/1', { inactivityTimer: 9 });
    expect(await publish(api)).toMatchObject([200, { version: 2 }]);
    expect(await stateOf(api)).toEqual(['current', 2]);
    expect(await api.get('browsers/1/published')).toMatchObject([
      200,
      { results: { version: 2, document: { inactivityTimer: 9 } } },
    ]);
  });

  test('can be asked for in lists, which it narrows and sorts', async () => {
    const api = await openApi();
    await publish(api);
    expect(await api.get('browsers?publication=current')).toMatchObject([
      200,
      { results: [{ id: 1, publication: 'current', publishedVersion: 1 }], totalRowCount: 1 },
    ]);
    expect(await api.get('browsers?sort=publication&order=DESC')).toMatchObject([
      200,
      { results: [{ id: 2, publication: 'never' }, { id: 1 }] },
    ]);
  });

  test('is refused over what somebody else changed, and to who may only read', async () => {
    const api = await openApi();
    const [refused] = await api.call(
      'POST',
      'browsers/1',
      { function: 'publishBrowser' },
      { 'If-Match': '"own:stale"' },
    );
    expect(refused).toBe(412);
    const nobody = await api.as(users.nobody);
    expect(await publish(nobody)).toMatchObject([403, { status: false }]);
    expect(await stateOf(api)).toEqual(['never', null]);
  });

  test('publishes nothing where nothing has changed', async () => {
    const api = await openApi();
    await publish(api);
    const message = 'Nothing has changed since version 1, so nothing was published';
    expect(await publish(api)).toEqual([
      200,
      { status: true, status_message: message, version: 1, publishedAt: moment },
    ]);
  });

  test('reports before it is done whom it reaches, and what else they have', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    await rowsNamed(store, 'browsers').update(2, { deviceGroups: [1] });
    const usage = 'browsers/1/usage?fn=publishBrowser';
    const devices = (await rowsNamed(store, 'devices').page({ where: { deviceGroupId: 1 } })).total;
    const reached = [
      { resource: 'deviceGroups', effect: 'reached', total: 1, rows: [{ id: 1 }] },
      { resource: 'devices', effect: 'reached', total: devices },
    ];
    expect(await api.get(usage)).toMatchObject([200, { results: reached }]);
    await api.post('browsers/2', { function: 'publishBrowser' });
    const beside = { resource: 'browsers', effect: 'beside', total: 1, rows: [{ id: 2 }] };
    expect(await api.get(usage)).toMatchObject([200, { results: [...reached, beside] }]);
  });

  test('is taken back, and goes on from its version when it is published again', async () => {
    const api = await openApi();
    const takeBack = () => api.post('browsers/1', { function: 'unpublish' });
    expect(await takeBack()).toMatchObject([409, { status: false }]);
    await publish(api);
    expect(await takeBack()).toEqual([
      200,
      { status: true, status_message: 'No longer published' },
    ]);
    expect(await api.get('browsers/1/published')).toMatchObject([404, {}]);
    expect(await stateOf(api)).toEqual(['never', null]);
    expect(await publish(api)).toMatchObject([200, { version: 2 }]);
  });

  test('goes back to an earlier version, which devices get as a new one', async () => {
    const api = await openApi();
    const again = (version: number) => api.post('browsers/1', { function: 'republish', version });
    await publish(api);
    await api.put('browsers/1', { inactivityTimer: 9 });
    await publish(api);
    expect(await api.get('browsers/1/publications')).toMatchObject([
      200,
      {
        results: [
          { version: 2, publishedAt: moment, isFetched: 1 },
          { version: 1, publishedAt: moment, isFetched: 0 },
        ],
      },
    ]);
    expect(await again(3)).toMatchObject([404, { status: false }]);
    expect(await again(1)).toMatchObject([200, { status_message: 'Published', version: 3 }]);
    expect(await api.get('browsers/1/published')).toMatchObject([
      200,
      { results: { version: 3, document: { inactivityTimer: 5 } } },
    ]);
    // The record itself stays as it is entered.
    expect(await stateOf(api)).toEqual(['changed', 3]);
    expect(await api.get('browsers/1')).toMatchObject([200, { results: { inactivityTimer: 9 } }]);
  });

  test('keeps the last versions, and forgets those that are long past', async () => {
    const api = await openApi();
    for (let time = 1; time <= 14; time += 1) {
      await api.put('browsers/1', { inactivityTimer: time });
      await publish(api);
    }
    const [, body] = await api.get('browsers/1/publications');
    const { results } = body as { results: readonly { version: number }[] };
    expect(results.map(({ version }) => version)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  test('is shown by those that two are published for as it was published last', async () => {
    const api = await openApi();
    await rowsNamed(api.server.context.store, 'browsers').update(2, {
      deviceGroups: [1],
      name: 'Balie',
    });
    const notesOf = async (id: number) => {
      const [, body] = await api.get(`browsers/${id}`);
      return (body as { results: { publicationNotes?: string } }).results.publicationNotes;
    };
    await publish(api);
    const [, before] = await api.get('devicegroups/1');
    expect(before).toMatchObject({ results: { onAir: 'Browser “Zuil”, version 1' } });
    expect(await notesOf(1)).toBe('');
    expect(await notesOf(2)).toBe(
      'Kassa shows “Zuil” until this is published: what is published last is shown.',
    );
    await api.post('browsers/2', { function: 'publishBrowser' });
    expect(await notesOf(1)).toBe('Kassa shows “Balie”, which was published later.');
    expect(await notesOf(2)).toBe('');
    const [, after] = await api.get('devicegroups/1');
    expect(after).toMatchObject({ results: { onAir: 'Browser “Balie”, version 1' } });
  });

  test('reports that it reaches nobody', async () => {
    const api = await openApi();
    await rowsNamed(api.server.context.store, 'browsers').update(1, { deviceGroups: [] });
    expect(await api.get('browsers/1/usage?fn=publishBrowser')).toMatchObject([
      200,
      { results: [{ resource: 'deviceGroups', effect: 'reached', total: 0 }] },
    ]);
  });

  test('goes with the record', async () => {
    const api = await openApi();
    await publish(api);
    await api.delete('browsers/1');
    expect(await api.get('browsers/1/published')).toMatchObject([404, {}]);
    expect((await rowsNamed(api.server.context.store, 'publications').page()).total).toBe(0);
  });
});

const signs = defineResource({
  name: 'signs',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: {
    name: f.text(),
    pin: f.secret(),
    picture: f.image({ address: 'signs/{id}/picture/{value}', upload: 'signs/{id}/picture' }),
  },
  subLists: {
    lines: subList({ idField: 'lineId', fields: { text: f.text() }, add: 'addLine' }),
  },
  publishes: { fn: 'publishSign' },
});

const labels = { signs: { name: 'Sign |||| Signs' } };
const served = {
  definitions: definitionsOf([signs], { en: labels, nl: labels }),
  behaviours: behavioursOf({}),
  tables: tablesOf([signs]),
};

const upload = (api: Api, text: string) => {
  const form = new FormData();
  const gif = `GIF89a\u0001\u0000\u0001\u0000${text}`;
  form.append('file', new Blob([gif], { type: 'image/gif' }), 'sign.gif');
  return api.post('signs/1/picture', form);
};

const signState = async (api: Api) => {
  const [, body] = await api.get('signs/1');
  return (body as { results: Record<string, unknown> }).results.publication;
};

describe('what is published of a record with rows and files', () => {
  const open = async () => {
    const api = await openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);
    await api.put('signs/add', { name: 'Hall', pin: '1234' });
    await upload(api, 'first');
    await api.post('signs/1', { function: 'addLine', text: 'Welcome' });
    await api.post('signs/1', { function: 'publishSign' });
    return api;
  };

  test('has no secrets, its rows, and its files under their hashes', async () => {
    const api = await open();
    expect(await api.get('signs/1/published')).toMatchObject([
      200,
      {
        results: {
          document: { name: 'Hall', picture: 'sign.gif', lines: [{ lineId: 1, text: 'Welcome' }] },
          files: {
            picture: {
              name: 'sign.gif',
              type: 'image/gif',
              size: 15,
              hash: expect.stringMatching(/^[\da-f]{64}$/),
            },
          },
        },
      },
    ]);
    const [, body] = await api.get('signs/1/published');
    expect(JSON.stringify(body)).not.toContain('pin');
  });

  test('keeps its files when the record gets others of the same name', async () => {
    const api = await open();
    expect(await signState(api)).toBe('current');
    await upload(api, 'other');
    expect(await signState(api)).toBe('changed');
    const shown = await api.fetch('/internal/v1/signs/1/published/picture');
    expect(shown.headers.get('Content-Type')).toBe('image/gif');
    expect(await shown.text()).toContain('first');
    expect(await api.get('signs/1/published/name')).toMatchObject([404, {}]);
    await upload(api, 'first');
    expect(await signState(api)).toBe('current');
    await upload(api, 'other');
    await api.post('signs/1', { function: 'publishSign' });
    const then = await api.fetch('/internal/v1/signs/1/published/picture');
    expect(await then.text()).toContain('other');
  });

  test('changes with its rows', async () => {
    const api = await open();
    await api.post('signs/1', { function: 'addLine', text: 'Exit' });
    expect(await signState(api)).toBe('changed');
  });
});
