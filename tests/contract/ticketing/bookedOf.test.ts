import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The fixture's bookings gone, and one of resource 1 and activity 1 so many days from now, at 12:00 UTC. */
const openBooked = async (later: number, more: object = {}) => {
  const api = await openApi();
  const { store, clock } = api.server.context;
  for (const { id } of (await rowsNamed(store, 'bookings').page()).rows)
    await rowsNamed(store, 'bookings').remove(id);
  const day = new Date(clock() + later * DAY_MS).toISOString().slice(0, 10);
  await rowsNamed(store, 'bookings').insert({
    organisationId: 1,
    customerName: 'Nora Dijk',
    resourceId: 1,
    activityId: 1,
    startDateTime: `${day}T12:00:00.000Z`,
    status: 'confirmed',
    ...more,
  });
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return { api, store, weekday };
};

const booked = (effect: string, total = 1) =>
  expect.objectContaining({ resource: 'bookings', effect, total });

describe.each(['resources', 'activities'])('what is booked of %s', (path) => {
  test('names them while it is yet to come, and keeps them', async () => {
    const { api } = await openBooked(5);
    expect(await api.get(`${path}/1/usage`)).toMatchObject([
      200,
      { results: expect.arrayContaining([booked('keeps')]) },
    ]);
    const [status, body] = await api.delete(`${path}/1`);
    expect([status, body]).toMatchObject([409, { status: false }]);
  });

  test.each([
    ['is over', -5, {}],
    ['was cancelled', 5, { status: 'cancelled' }],
  ])('that %s is reported, and stays without', async (_, later, more) => {
    const { api } = await openBooked(later, more);
    const [, body] = await api.get(`${path}/1/usage`);
    expect(body).toMatchObject({ results: expect.arrayContaining([booked('cleared')]) });
    expect(body).not.toMatchObject({ results: expect.arrayContaining([booked('keeps')]) });
  });
});

describe('a block', () => {
  const addBlock = async ({ store, weekday }: Awaited<ReturnType<typeof openBooked>>, more = {}) =>
    rowsNamed(store, 'blocks').insert({
      organisationId: 1,
      resourceId: 1,
      activityId: 1,
      dayOfWeek: weekday,
      startTime: '10:00',
      endTime: '18:00',
      active: 1,
      ...more,
    });

  test('stays while what is booked begins in it, unless another one is there for that', async () => {
    const opened = await openBooked(5);
    const { api, store } = opened;
    for (const { id } of (await rowsNamed(store, 'blocks').page()).rows)
      await rowsNamed(store, 'blocks').remove(id);
    const { id } = await addBlock(opened);
    expect(await api.get(`blocks/${id}/usage`)).toMatchObject([
      200,
      { results: [booked('keeps')] },
    ]);
    expect(await api.delete(`blocks/${id}`)).toMatchObject([409, { status: false }]);
    await addBlock(opened);
    expect(await api.get(`blocks/${id}/usage`)).toMatchObject([200, { results: [] }]);
    expect(await api.delete(`blocks/${id}`)).toMatchObject([200, {}]);
  });

  test('of another time goes', async () => {
    const opened = await openBooked(5);
    const { id } = await addBlock(opened, { startTime: '18:00', endTime: '20:00' });
    expect(await opened.api.delete(`blocks/${id}`)).toMatchObject([200, {}]);
  });
});
