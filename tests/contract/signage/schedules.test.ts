import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';

const path = 'digitalsignage/schedules';
const unpublished = { publication: 'never', publishedVersion: null, publishedAt: null };
const done = (status_message: string, last_id: number) => [
  200,
  { status: true, status_message, last_id },
];

const usual = {
  monStart: '08:00',
  monEnd: '19:00',
  tueStart: '08:00',
  tueEnd: '19:00',
  wedStart: '08:00',
  wedEnd: '19:00',
  thuStart: '08:00',
  thuEnd: '19:00',
  friStart: '08:00',
  friEnd: '19:00',
  satStart: '08:00',
  satEnd: '19:00',
  sunStart: '08:00',
  sunEnd: '19:00',
};

const resultsOf = async (api: Api, id = 1) => {
  const [, body] = await api.get(`${path}/${id}`);
  return (body as { results: Record<string, unknown> }).results;
};

test('schedules are listed and found, those of the organisation alone', async () => {
  const api = await openApi();
  const window = { id: 1, name: 'Etalage', description: 'Aan de straat', ...unpublished };
  const answer = (results: readonly object[]) => [
    200,
    { status: true, status_message: '', results, totalRowCount: results.length },
  ];
  expect(await api.get(`${path}?page=1&maxrowcount=20`)).toEqual(
    answer([{ id: 2, name: 'Balie', description: '', ...unpublished }, window]),
  );
  expect(await api.get(`${path}?filter=straat`)).toEqual(answer([window]));
  // One character is no search yet.
  expect(await api.get(`${path}?filter=s`)).toMatchObject([200, { totalRowCount: 2 }]);
  expect(await api.get(`${path}/3`)).toMatchObject([404, {}]);
});

test('a schedule carries its device groups, and its items with the names of their playlists', async () => {
  const api = await openApi();
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        id: 1,
        name: 'Etalage',
        description: 'Aan de straat',
        deviceGroups: [{ id: 1, name: 'Kassa', description: 'Balie' }],
        schedules: [
          {
            id: 1,
            playListId: 1,
            playlistName: 'Wachtscherm',
            brightness: 100,
            continuesPlay: 0,
            ...usual,
            sunStart: null,
            sunEnd: null,
          },
          {
            id: 2,
            playListId: 1,
            playlistName: 'Wachtscherm',
            brightness: 40,
            continuesPlay: 0,
            ...usual,
            monStart: '22:00',
            monEnd: '02:00',
          },
        ],
        ...unpublished,
        publicationNotes: '',
      },
    },
  ]);
});

test('a schedule is added, changed and deleted', async () => {
  const api = await openApi();
  expect(await api.put(`${path}/add`, { name: 'Hal', description: 'Entree' })).toEqual(
    done('Schedule added', 4),
  );
  expect(await resultsOf(api, 4)).toMatchObject({ deviceGroups: [], schedules: [] });
  expect(await api.put(`${path}/4`, { name: 'Hal 2', description: '' })).toEqual(
    done('Schedule saved', 4),
  );
  expect(await api.put(`${path}/4`, { name: ' ' })).toMatchObject([
    400,
    { errors: { name: 'Required' } },
  ]);
  expect(await api.delete(`${path}/4`)).toEqual(done('Schedule deleted', 4));
});

describe('saving a part of it', () => {
  test('replaces its device groups by those that are sent', async () => {
    const api = await openApi();
    expect(await api.get('devicegroups')).toMatchObject([200, { totalRowCount: 2 }]);
    const save = (deviceGroups: unknown) =>
      api.post(`${path}/1`, { function: 'saveDeviceGroups', deviceGroups });
    expect(await save([{ id: 2 }])).toEqual(done('Schedule saved', 1));
    expect(await resultsOf(api)).toMatchObject({
      deviceGroups: [{ id: 2, name: 'Zuil', description: '' }],
    });
    expect(await save([{ id: 99 }])).toMatchObject([400, {}]);
  });

  test('replaces its items: new ones are numbered, those that are left out go', async () => {
    const api = await openApi();
    const save = (schedules: unknown) =>
      api.post(`${path}/1`, { function: 'saveScheduleItems', schedules });
    const first = { id: 2, playListId: 1, brightness: 0, continuesPlay: 1, ...usual };
    const second = { playListId: 1, friStart: '07:30', friEnd: '23:59' };
    expect(await save([first, second])).toEqual(done('Schedule saved', 1));
    expect(await resultsOf(api)).toMatchObject({
      schedules: [
        { ...first, playlistName: 'Wachtscherm' },
        {
          id: 3,
          brightness: 100,
          continuesPlay: 0,
          ...usual,
          friStart: '07:30',
          friEnd: '23:59',
        },
      ],
    });
    for (const wrong of [
      { playListId: null },
      // Another organisation's.
      { playListId: 2 },
      { playListId: 1, brightness: 101 },
      { playListId: 1, brightness: -1 },
      { playListId: 1, monStart: '24:00' },
      { playListId: 1, monStart: null },
    ])
      expect(await save([wrong])).toMatchObject([400, { status: false }]);
    expect((await resultsOf(api)).schedules).toHaveLength(2);
    expect(await save([{ playListId: 1, sunEnd: '' }])).toMatchObject([
      400,
      { status_message: 'Row 1, Sun until: A day needs both times, from and until, or neither' },
    ]);
    const always = { playListId: 1, continuesPlay: 1, sunEnd: null };
    expect(await save([always, { playListId: 1, sunStart: null, sunEnd: null }])).toMatchObject([
      200,
      {},
    ]);
  });
});

test('what devices fetch of a schedule is what was published', async () => {
  const api = await openApi();
  const publish = () => api.post(`${path}/1`, { function: 'publishSchedule' });
  expect(await publish()).toMatchObject([200, { status: true }]);
  await api.post(`${path}/1`, { function: 'saveScheduleItems', schedules: [] });
  expect(await resultsOf(api)).toMatchObject({ publication: 'changed', publishedVersion: 1 });
  expect(await api.get(`${path}/1/published`)).toMatchObject([
    200,
    {
      results: {
        version: 1,
        document: { name: 'Etalage', schedules: [{ playListId: 1 }, { brightness: 40 }] },
      },
    },
  ]);
  await publish();
  expect(await resultsOf(api)).toMatchObject({ publication: 'current', publishedVersion: 2 });
});

describe('what a schedule is published with', () => {
  const publish = (api: Api) => api.post(`${path}/1`, { function: 'publishSchedule' });

  const changePlaylist = (api: Api) => api.put('digitalsignage/playlists/1', { defDuration: 33 });

  test('is its playlists as they were, and the files in them', async () => {
    const api = await openApi();
    await publish(api);
    await changePlaylist(api);
    const [, body] = await api.get(`${path}/1/published`);
    const { results } = body as { results: { contents: Record<string, object[]> } };
    expect(results.contents.playlists).toMatchObject([
      { id: 1, name: 'Wachtscherm', defDuration: 10, playListItems: expect.any(Array) },
    ]);
    expect(results.contents.media).toContainEqual({ id: 1 });
  });

  test('is named once it has changed', async () => {
    const api = await openApi();
    await publish(api);
    expect(await resultsOf(api)).toMatchObject({ publicationNotes: '' });
    await changePlaylist(api);
    expect(await resultsOf(api)).toMatchObject({
      publication: 'changed',
      publishedVersion: 1,
      publicationNotes: 'Playlist “Wachtscherm” changed after publication: publish again.',
    });
    expect(await publish(api)).toMatchObject([200, { version: 2 }]);
    expect(await resultsOf(api)).toMatchObject({
      publication: 'current',
      publishedVersion: 2,
      publicationNotes: '',
    });
  });

  test('is marked where something that it uses is about to be deleted', async () => {
    const api = await openApi();
    const [, before] = await api.get('media/1/usage');
    expect(JSON.stringify(before)).not.toContain('isOnAir');
    await publish(api);
    expect(await api.get('media/1/usage')).toMatchObject([
      200,
      {
        results: expect.arrayContaining([
          expect.objectContaining({
            resource: 'playlists',
            rows: expect.arrayContaining([{ id: 1, title: 'Wachtscherm', isOnAir: 1 }]),
          }),
        ]),
      },
    ]);
  });
});

test('before one is published it is reported which of its items play at once, and which leave screens dark', async () => {
  const api = await openApi();
  const never = Object.fromEntries(Object.keys(usual).map((name) => [name, null]));
  const doubtsWith = async (...items: readonly object[]) => {
    const schedules = items.map((item) => ({ playListId: 1, brightness: 100, ...never, ...item }));
    await api.post(`${path}/1`, { function: 'saveScheduleItems', schedules });
    const [, body] = await api.get(`${path}/1/usage?fn=publishSchedule`);
    return Object(body).doubts;
  };
  const morning = { monStart: '08:00', monEnd: '12:00' };
  expect(await doubtsWith(morning, { monStart: '12:00', monEnd: '08:00' })).toEqual([]);
  const together = '“Wachtscherm” and “Wachtscherm” play at the same time.';
  expect(await doubtsWith(morning, { monStart: '11:59', monEnd: '13:00' })).toEqual([together]);
  expect(await doubtsWith(morning, { continuesPlay: 1 })).toEqual([together]);
  expect(await doubtsWith({ ...morning, brightness: 0 })).toEqual([
    'The brightness of “Wachtscherm” is 0: screens stay dark while it plays.',
  ]);
});
