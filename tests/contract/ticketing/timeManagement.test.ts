import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const DUTCH = { 'Accept-Language': 'nl' };

const done = (status_message: string, last_id: number) => [
  200,
  { status: true, status_message, last_id },
];

const listed = (results: readonly object[]) => [
  200,
  { status: true, status_message: '', results, totalRowCount: results.length },
];

test('resources are chosen from all that there are', async () => {
  const api = await openApi();
  expect(await api.get('ticketing/resources')).toMatchObject([
    200,
    {
      status: true,
      results: [
        { id: 1, name: 'Gids' },
        { id: 2, name: 'Kraanzaal' },
      ],
    },
  ]);
});

describe('hours of a weekday', () => {
  const ofGuide = [
    { id: 2, resourceId: 1, weekday: 1, openFrom: '09:00', openUntil: '12:30' },
    { id: 1, resourceId: 1, weekday: 0, openFrom: '12:00', openUntil: '17:00' },
    { id: 3, resourceId: 1, weekday: 1, openFrom: '13:00', openUntil: '17:00' },
  ];

  test('are listed of a resource, several a day', async () => {
    const api = await openApi();
    expect(await api.get('ticketing/weekday-config?resourceId=1')).toEqual(listed(ofGuide));
    // Another organisation's.
    expect(await api.get('ticketing/weekday-config?resourceId=3')).toEqual(listed([]));
  });

  test('are added from nine to five unless said otherwise, changed and deleted', async () => {
    const api = await openApi();
    const body = { resourceId: 2, weekday: 0 };
    expect(await api.put('ticketing/weekday-config/add', body)).toEqual(
      done('Opening time added', 6),
    );
    const change = { ...body, weekday: 5, openFrom: '22:00', openUntil: '02:00' };
    expect(await api.put('ticketing/weekday-config/6', change)).toEqual(
      done('Opening time saved', 6),
    );
    expect(await api.get('ticketing/weekday-config?resourceId=2')).toEqual(
      listed([
        { id: 4, resourceId: 2, weekday: 6, openFrom: '09:00', openUntil: '17:00' },
        { id: 6, ...change },
      ]),
    );
    expect(await api.delete('ticketing/weekday-config/6')).toEqual(done('Opening time deleted', 6));
    expect(await api.put('ticketing/weekday-config/add', { weekday: 7 })).toMatchObject([
      400,
      { errors: { resourceId: 'Required' } },
    ]);
    expect(
      await api.put('ticketing/weekday-config/add', { resourceId: 3, weekday: 1 }),
    ).toMatchObject([400, {}]);
  });
});

describe('an exception', () => {
  const path = 'ticketing/opening-exception';

  test('is listed of its resource, the first day first', async () => {
    const api = await openApi();
    expect(await api.get(`${path}?resourceId=1`)).toEqual(
      listed([
        {
          id: 2,
          resourceId: 1,
          dateFrom: '2026-04-01',
          dateTo: '2026-04-30',
          weekDayMask: 65,
          active: 1,
          openFrom: '10:00',
          openUntil: '16:00',
          comment: '',
        },
        {
          id: 1,
          resourceId: 1,
          dateFrom: '2026-12-25',
          dateTo: '2026-12-26',
          weekDayMask: 127,
          active: 0,
          openFrom: null,
          openUntil: null,
          comment: 'Kerst',
        },
      ]),
    );
  });

  test('ends on its first day unless it says when, and has no hours while it is off', async () => {
    const api = await openApi();
    const body = { resourceId: 2, dateFrom: '2028-02-29', weekDayMask: 4, comment: 'Schrikkeldag' };
    const hours = { openFrom: '10:00', openUntil: '16:00' };
    expect(await api.put(`${path}/add`, { ...body, active: 1, ...hours })).toEqual(
      done('Exception added', 4),
    );
    const stored = { id: 4, ...body, dateTo: '2028-02-29', active: 1, ...hours };
    expect(await api.get(`${path}?resourceId=2`)).toEqual(listed([stored]));
    expect(await api.put(`${path}/4`, { active: 0 })).toEqual(done('Exception saved', 4));
    expect(await api.get(`${path}?resourceId=2`)).toEqual(
      listed([{ ...stored, active: 0, openFrom: null, openUntil: null }]),
    );
    expect(await api.delete(`${path}/4`)).toEqual(done('Exception deleted', 4));
  });

  test.each([
    ['add', { resourceId: 1 }],
    ['2', {}],
  ])('says what is wrong with it in the words of the text: %s', async (id, known) => {
    const dutch = await openApi(DUTCH);
    const english = await openApi();
    const put = (body: object) => dutch.put(`${path}/${id}`, { ...known, ...body });
    const wrong = (errors: object) => [400, { status: false, errors }];
    const right = { dateFrom: '2026-05-01', openFrom: '10:00', openUntil: '16:00' };
    expect(await put({ ...right, dateFrom: null })).toMatchObject(
      wrong({ dateFrom: 'Selecteer een startdatum' }),
    );
    for (const weekDayMask of [0, null])
      expect(await put({ ...right, weekDayMask })).toMatchObject(
        wrong({ weekDayMask: 'Selecteer minimaal één weekdag' }),
      );
    const times = 'Vul beide openingstijden in als de dag geopend is';
    expect(await put({ ...right, openUntil: null })).toMatchObject(wrong({ openUntil: times }));
    expect(
      await english.put(`${path}/${id}`, { ...known, ...right, dateTo: '2026-04-30' }),
    ).toMatchObject(wrong({ dateTo: 'Start date must be before or equal to end date' }));
  });
});

describe('copying from another resource', () => {
  const copy = 'ticketing/copy-time-config';

  test('replaces the hours and the exceptions of the target', async () => {
    const api = await openApi();
    expect(await api.post(copy, { targetResourceId: 2, sourceResourceId: 1 })).toEqual(
      done('Opening hours of Gids copied to Kraanzaal', 2),
    );
    const of = async (kind: string, id: number) => {
      const [, body] = await api.get(`ticketing/${kind}?resourceId=${id}`);
      return (body as { results: Record<string, unknown>[] }).results.map(
        ({ id: _id, resourceId: _resourceId, ...more }) => more,
      );
    };
    for (const kind of ['weekday-config', 'opening-exception']) {
      const source = await of(kind, 1);
      expect(source.length).toBeGreaterThan(1);
      expect(await of(kind, 2)).toEqual(source);
    }
  });

  test('says first what goes, to who would rather be asked', async () => {
    const api = await openApi();
    const strict = async (body: object) => {
      const headers = { Prefer: 'handling=strict' };
      const [status, answer] = await api.call('POST', copy, body, headers);
      return [status, answer];
    };
    const body = { targetResourceId: 1, sourceResourceId: 2 };
    expect(await strict(body)).toMatchObject([
      409,
      {
        status_message: 'Gids loses 3 opening hours and 2 exceptions. Copy all the same?',
        asksFor: 'replaces',
      },
    ]);
    const hours = 'ticketing/weekday-config?resourceId=1';
    expect(await api.get(hours)).toMatchObject([200, { totalRowCount: 3 }]);
    expect(await strict({ ...body, confirmed: 'replaces' })).toEqual(
      done('Opening hours of Kraanzaal copied to Gids', 1),
    );
    expect(await api.get(hours)).toMatchObject([200, { totalRowCount: 1 }]);
  });

  test('needs a source that is another one', async () => {
    const api = await openApi(DUTCH);
    const refused = (message: string) => [
      400,
      { status: false, errors: { sourceResourceId: message } },
    ];
    for (const sourceResourceId of [null, '', undefined])
      expect(await api.post(copy, { targetResourceId: 2, sourceResourceId })).toMatchObject(
        refused('Selecteer een bronresource'),
      );
    expect(await api.post(copy, { targetResourceId: 2, sourceResourceId: 2 })).toMatchObject(
      refused('Kan niet kopiëren naar dezelfde resource'),
    );
    expect(await api.post(copy, { sourceResourceId: 1 })).toMatchObject([
      400,
      { status_message: 'targetResourceId ontbreekt' },
    ]);
    // Another organisation's.
    expect(await api.post(copy, { targetResourceId: 2, sourceResourceId: 3 })).toMatchObject([
      404,
      {},
    ]);
    expect(await api.post(copy, { targetResourceId: 3, sourceResourceId: 1 })).toMatchObject([
      404,
      {},
    ]);
    expect(await api.get('ticketing/weekday-config?resourceId=2')).toMatchObject([
      200,
      { totalRowCount: 1 },
    ]);
  });
});

test('a resource takes its hours and its exceptions with it', async () => {
  const api = await openApi();
  const { store } = api.server.context;
  for (const { id } of (await rowsNamed(store, 'bookings').page()).rows)
    await rowsNamed(store, 'bookings').remove(id);
  await api.delete('blocks/1');
  expect(await api.delete('resources/1')).toMatchObject([200, {}]);
  for (const kind of ['weekday-config', 'opening-exception'])
    expect(await api.get(`ticketing/${kind}?resourceId=1`)).toEqual(listed([]));
});

test('hours of a day are never at the same time, and an exception has one of its days', async () => {
  const api = await openApi();
  const hours = { resourceId: 1, weekday: 1, openFrom: '12:00', openUntil: '13:00' };
  expect(await api.put('ticketing/weekday-config/add', hours)).toMatchObject([
    409,
    { errors: { openFrom: 'It is open at 09:00–12:30 already' } },
  ]);
  expect(
    await api.put('ticketing/weekday-config/add', { ...hours, openFrom: '12:30' }),
  ).toMatchObject([200, {}]);
  const closed = { resourceId: 1, dateFrom: '2026-12-24', dateTo: '2026-12-25', active: 0 };
  const on = (weekDayMask: number) =>
    api.put('ticketing/opening-exception/add', { ...closed, weekDayMask });
  // They are a Thursday and a Friday; bit 0 is Sunday.
  expect(await on(0b0000010)).toMatchObject([
    400,
    { errors: { weekDayMask: 'The period has none of these days' } },
  ]);
  expect(await on(0b0010000)).toMatchObject([200, {}]);
});
