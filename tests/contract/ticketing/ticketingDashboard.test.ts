import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const good = { status: true, status_message: '' };

describe('the dashboard of ticketing', () => {
  test('reports the bookings that begin today where the organisation is', async () => {
    const api = await openApi();
    // Mondays from 10:00 to 16:00 have five hours with a quarter between them, each for twenty.
    expect(await api.get('dashboard/overview')).toEqual([
      200,
      { ...good, bookingsToday: 2, occupancyPct: 13, revenueToday: 5501, avgSpend: 2751 },
    ]);
    expect(await api.get('ticketing/dashboard/overview')).toEqual(
      await api.get('dashboard/overview'),
    );
    api.server.pass(14 * 3_600_000);
    const nextDay = await api.as(users.admin);
    expect(await nextDay.get('dashboard/overview')).toEqual([
      200,
      { ...good, bookingsToday: 1, occupancyPct: 0, revenueToday: 3000, avgSpend: 3000 },
    ]);
  });

  test('has figures of nothing, too', async () => {
    const api = await openApi();
    for (const { id } of (await rowsNamed(api.server.context.store, 'bookings').page()).rows)
      await rowsNamed(api.server.context.store, 'bookings').remove(id);
    expect(await api.get('dashboard/overview')).toEqual([
      200,
      { ...good, bookingsToday: 0, occupancyPct: 0, revenueToday: 0, avgSpend: 0 },
    ]);
    expect(await api.get('dashboard/recent-bookings?limit=10')).toEqual([
      200,
      { ...good, results: [], totalRowCount: 0 },
    ]);
  });

  test('counts what the lists show that its alerts lead to', async () => {
    const api = await openApi();
    expect(await api.get('dashboard/alerts')).toEqual([
      200,
      { ...good, inactiveResources: 1, zeroStockAddons: 1, expiringCoupons: 1, expiredRules: 1 },
    ]);
    for (const list of [
      'resources?status=inactive',
      'addons?stock=0',
      'coupons?status=expiring',
      'pricing-rules?active=1&status=expired',
    ])
      expect(await api.get(list)).toMatchObject([200, { totalRowCount: 1 }]);
    await api.put('pricing-rules/2', { actief: 0 });
    expect(await api.get('dashboard/alerts')).toMatchObject([200, { expiredRules: 0 }]);
  });

  test('lists the bookings that were made last, as many as are asked for, ten unless said otherwise', async () => {
    const api = await openApi();
    expect(await api.get('dashboard/recent-bookings?limit=2')).toEqual([
      200,
      {
        ...good,
        results: [
          {
            id: 5,
            customerName: 'Nora Dijk',
            activityId: 1,
            activityName: 'Hoogtepunten',
            resourceId: 1,
            resourceName: 'Gids',
            startDateTime: '2026-03-02T12:00:00.000Z',
            creationDate: '2026-02-28T12:00:00.000Z',
            persons: 4,
            totalCent: 3000,
            status: 'cancelled',
          },
          {
            id: 3,
            customerName: 'Nora Dijk',
            activityId: 1,
            activityName: 'Hoogtepunten',
            resourceId: 1,
            resourceName: 'Gids',
            startDateTime: '2026-03-02T22:59:00.000Z',
            creationDate: '2026-02-20T12:00:00.000Z',
            persons: 9,
            totalCent: 2501,
            status: 'pending',
          },
        ],
        totalRowCount: 5,
      },
    ]);
    const { store } = api.server.context;
    for (let more = 0; more < 8; more += 1)
      await rowsNamed(store, 'bookings').insert({
        organisationId: 1,
        creationDate: '2026-01-01T00:00:00Z',
      });
    const usual = await api.get('dashboard/recent-bookings');
    expect(usual).toMatchObject([200, { totalRowCount: 13 }]);
    expect((usual[1] as { results: unknown[] }).results).toHaveLength(10);
    for (const limit of ['0', '-1', 'all', '1.5'])
      expect(await api.get(`dashboard/recent-bookings?limit=${limit}`)).toMatchObject([400, {}]);
  });
});
