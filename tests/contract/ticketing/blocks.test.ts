import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const idsOf = ([, body]: readonly [number, unknown]): unknown =>
  (body as { results: { id: number }[] }).results.map(({ id }) => id);

describe('blocks', () => {
  test('are listed with what they let be booked, and narrowed and found by it', async () => {
    const api = await openApi();
    expect(await api.get('blocks?page=1&maxrowcount=20&resourceId=2&activityId=2')).toMatchObject([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 2,
            resourceId: 2,
            resourceName: 'Kraanzaal',
            activityId: 2,
            activityName: 'Kranen bouwen',
            dayOfWeek: 5,
            startTime: '13:00',
            endTime: '16:00',
            maxCapacity: 20,
            bufferMinutes: 15,
            active: 1,
          },
        ],
        totalRowCount: 1,
      },
    ]);
    expect(idsOf(await api.get('blocks?filter=gids'))).toEqual([1]);
    expect(idsOf(await api.get('blocks?filter=kranen'))).toEqual([2]);
    expect(idsOf(await api.get('blocks?resourceId=1&activityId=2'))).toEqual([]);
    const block = { resourceId: 1, activityId: 1, startTime: '09:00', endTime: '10:00' };
    for (let count = 0; count < 21; count++) await api.put('blocks/add', block);
    expect(idsOf(await api.get('blocks'))).toHaveLength(23);
    expect(idsOf(await api.get('blocks?page=1'))).toHaveLength(20);
  });

  test('are chosen from all resources and activities', async () => {
    const api = await openApi();
    const choice = (id: number, name: string, active = 1) => ({ id, title: name, name, active });
    expect(await api.get('blocks-helpers/resources')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [choice(1, 'Gids'), choice(2, 'Kraanzaal', 0)],
        totalRowCount: 2,
      },
    ]);
    expect(await api.get('blocks-helpers/activities')).toMatchObject([
      200,
      { results: [choice(1, 'Hoogtepunten'), choice(2, 'Kranen bouwen', 0)] },
    ]);
  });

  test('are added on a Monday, changed and deleted', async () => {
    const api = await openApi();
    const body = { resourceId: 1, activityId: 2, startTime: '09:00:00', endTime: '10:30' };
    expect(await api.put('blocks/add', body)).toEqual([
      200,
      { status: true, status_message: 'Block added', last_id: 4 },
    ]);
    expect(await api.get('blocks/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 4,
          ...body,
          startTime: '09:00',
          resourceName: 'Gids',
          activityName: 'Kranen bouwen',
          dayOfWeek: 0,
          maxCapacity: 1,
          bufferMinutes: 0,
          active: 1,
          conflicts: ['overlap', 'activityInactive', 'notLinked'],
          created: '2026-03-02T09:00:00.000Z',
          lastModified: '2026-03-02T09:00:00.000Z',
        },
      },
    ]);
    expect(await api.put('blocks/4', { dayOfWeek: 6, active: 0 })).toEqual([
      200,
      { status: true, status_message: 'Block saved', last_id: 4 },
    ]);
    expect(await api.delete('blocks/4')).toEqual([
      200,
      { status: true, status_message: 'Block deleted', last_id: 4 },
    ]);
    expect(await api.get('blocks/3')).toMatchObject([404, {}]);
  });

  test('say all that is wrong with them', async () => {
    const api = await openApi();
    expect(await api.put('blocks/add', { maxCapacity: 0 })).toMatchObject([
      400,
      {
        errors: {
          resourceId: 'Please select a resource',
          activityId: 'Please select an activity',
          startTime: 'Please enter a start time',
          endTime: 'Please enter an end time',
          maxCapacity: 'Please enter a valid capacity (minimum 1)',
        },
      },
    ]);
    for (const endTime of ['10:00', '09:59'])
      expect(await api.put('blocks/1', { endTime })).toMatchObject([
        400,
        { errors: { endTime: 'End time must be after start time' } },
      ]);
    expect(await api.put('blocks/1', { endTime: '24:00' })).toMatchObject([200, {}]);
    expect(await api.put('blocks/1', { startTime: '24:00' })).toMatchObject([400, {}]);
    for (const maxCapacity of ['', 1.5, 'veel', {}])
      expect(await api.put('blocks/1', { maxCapacity })).toMatchObject([
        400,
        { status_message: 'Please enter a valid capacity (minimum 1)' },
      ]);
    // What another organisation has, and what is none.
    for (const resourceId of [3, 'x'])
      expect(await api.put('blocks/1', { resourceId })).toMatchObject([
        400,
        { status_message: 'Please select a resource' },
      ]);
    expect(await api.put('blocks/1', { dayOfWeek: 7 })).toMatchObject([400, {}]);
  });

  test('are stored in spite of conflicts for who knows nothing of them, and marked', async () => {
    const api = await openApi();
    const block = { resourceId: 1, activityId: 1, startTime: '09:00', endTime: '12:00' };
    const stored = async (more: object) => {
      const [status, body] = await api.put('blocks/add', { ...block, ...more });
      expect(status).toBe(200);
      const id = (body as { last_id: number }).last_id;
      return (await api.get(`blocks/${id}`))[1];
    };
    const marked = (...conflicts: string[]) => ({ results: { conflicts } });
    expect(await stored({ maxCapacity: 500 })).toMatchObject(marked('overlap', 'capacity'));
    expect(await stored({ dayOfWeek: 2 })).toMatchObject(marked('closed'));
    expect(await stored({ dayOfWeek: 6, startTime: '11:00' })).toMatchObject(marked('hours'));
    // What isn't active is in nobody's way.
    expect(await stored({ active: 0, maxCapacity: 500 })).toMatchObject(marked());
    expect(await api.get('blocks?resourceId=2')).toMatchObject([
      200,
      { results: [{ conflicts: ['resourceInactive', 'activityInactive', 'notLinked'] }] },
    ]);
  });

  test('are asked about before conflicts are stored, of who would rather be asked', async () => {
    const api = await openApi();
    const strict = async (path: string, body: object) => {
      const [status, answer] = await api.call('PUT', path, body, { Prefer: 'handling=strict' });
      return [status, answer];
    };
    const block = {
      ...{ resourceId: 1, activityId: 1, startTime: '09:00', endTime: '12:30' },
      maxCapacity: 21,
    };
    expect(await strict('blocks/add', block)).toEqual([
      409,
      {
        status: false,
        status_message:
          'Gids has other blocks on Monday at that time: 10:00–16:00 (Hoogtepunten)\nGids holds 20 at most\n\nStore it all the same?',
        errors: {
          startTime: 'Gids has other blocks on Monday at that time: 10:00–16:00 (Hoogtepunten)',
          maxCapacity: 'Gids holds 20 at most',
        },
        asksFor: 'doubts',
      },
    ]);
    expect(await api.get('blocks/4')).toMatchObject([404, {}]);
    expect(await strict('blocks/add', { ...block, confirmed: 'doubts' })).toMatchObject([200, {}]);
    // What was confirmed isn't asked again; what comes with a change is.
    expect(await strict('blocks/4', { bufferMinutes: 5 })).toMatchObject([200, {}]);
    expect(await strict('blocks/4', { activityId: 2 })).toMatchObject([
      409,
      {
        errors: {
          activityId: 'Kranen bouwen is inactive',
          resourceId: 'Kranen bouwen is not linked to Gids',
        },
      },
    ]);
    expect(await strict('blocks/4', { dayOfWeek: 6 })).toMatchObject([
      409,
      { errors: { endTime: 'Gids is open on Sunday at 12:00–17:00 only' } },
    ]);
  });

  test('keep their resource and their activity from being deleted', async () => {
    const api = await openApi();
    expect(await api.get('resources/1/usage')).toMatchObject([
      200,
      {
        results: [
          {
            resource: 'weekdayConfig',
            effect: 'removed',
            rows: [{ title: 'Sunday 12:00–17:00' }, {}, {}],
          },
          {
            resource: 'openingException',
            effect: 'removed',
            rows: [{ title: '25 Dec 2026 – 26 Dec 2026, Kerst' }, {}],
          },
          {
            resource: 'blocks',
            effect: 'keeps',
            rows: [{ id: 1, title: 'Gids, Monday 10:00–16:00' }],
          },
          { resource: 'bookings', effect: 'keeps' },
          { resource: 'bookings', effect: 'cleared' },
        ],
      },
    ]);
    expect(await api.delete('resources/1')).toMatchObject([409, { status: false }]);
    expect(await api.delete('activities/1')).toMatchObject([409, { status: false }]);
  });
});
