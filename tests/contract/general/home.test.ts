import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

describe('the home page', () => {
  test('has the revenue of seven days, the oldest first', async () => {
    const api = await openApi();
    expect(await api.post('dashboard/widgets', { function: '7daysrevenue' })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { date: '2026-02-24', revenue: 0 },
          { date: '2026-02-25', revenue: 0 },
          { date: '2026-02-26', revenue: 0 },
          { date: '2026-02-27', revenue: 0 },
          { date: '2026-02-28', revenue: 0 },
          // Half past eleven in the evening in UTC is after midnight in Amsterdam.
          { date: '2026-03-01', revenue: 2.5 },
          { date: '2026-03-02', revenue: 15.3 },
        ],
      },
    ]);
  });

  test('has what sells best', async () => {
    const api = await openApi();
    expect(await api.post('dashboard/widgets', { function: 'topSellingProducts' })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, name: 'Koffie', amount: 12, picture: '' },
          { id: 2, name: 'Thee', amount: 5, picture: '' },
        ],
      },
    ]);
  });

  test('has figures of seven days beside those before, for what may be read', async () => {
    const api = await openApi();
    const dates = ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02'];
    const daysOf = (last: readonly [number, number]) =>
      dates.map((day, at) => ({ date: `2026-${day}`, value: last[at - 5] ?? 0 }));
    const ask = { function: 'figures' };
    expect(await api.post('dashboard/widgets', ask)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { name: 'revenue', days: daysOf([2.5, 15.3]), total: 17.8, before: 81 },
          { name: 'orders', days: daysOf([1, 1]), total: 2, before: 1 },
          { name: 'averageOrder', days: daysOf([2.5, 15.3]), total: 8.9, before: 81 },
          { name: 'bookings', days: daysOf([0, 0]), total: 0, before: 1 },
        ],
      },
    ]);
  });

  test('has articles that are off, and puts them on sale again', async () => {
    const api = await openApi();
    expect(await api.post('dashboard/widgets', { function: 'inactiveArticles' })).toEqual([
      200,
      { status: true, status_message: '', results: [{ id: 3, name: 'Cake' }] },
    ]);
    const activate = { function: 'activateArticle', articleId: 3 };
    // What may not be changed isn't put on sale either.
    expect(await api.post('dashboard/widgets', activate)).toEqual([
      403,
      { status: false, status_message: 'This cannot be changed here' },
    ]);
    await rowsNamed(api.server.context.store, 'products').update(3, { canEdit: 1 });
    expect(await api.post('dashboard/widgets', activate)).toEqual([
      200,
      { status: true, status_message: 'Cake activated' },
    ]);
    expect(await api.post('dashboard/widgets', { function: 'inactiveArticles' })).toMatchObject([
      200,
      { results: [] },
    ]);
    expect(await api.post('dashboard/widgets', { ...activate, articleId: 99 })).toMatchObject([
      404,
      {},
    ]);
    expect(await api.post('dashboard/widgets', {})).toEqual([
      400,
      { status: false, status_message: 'Unknown function' },
    ]);
  });

  test('synchronises the point of sale where there is one', async () => {
    const api = await openApi();
    const check = { function: 'pos4integration' };
    expect(await api.post('dashboard/widgets', check)).toEqual([
      200,
      { status: true, status_message: '', hasPos4Integration: true },
    ]);
    expect(await api.post('jobs/startpos4')).toEqual([
      200,
      {
        status: true,
        status_message: 'Point of sale synchronised (simulated: nothing left this server)',
      },
    ]);
    api.server.fail('pos4');
    expect(await api.post('jobs/startpos4')).toEqual([
      500,
      {
        status: false,
        status_message: 'An error occurred during the synchronisation (simulated)',
      },
    ]);
    await rowsNamed(api.server.context.store, 'pos4').update(1, { active: 0 });
    expect(await api.post('dashboard/widgets', check)).toMatchObject([
      200,
      { hasPos4Integration: false },
    ]);
    expect(await api.post('jobs/startpos4')).toMatchObject([409, { status: false }]);
  });

  test('fails to synchronise where the integration is set to', async () => {
    const api = await openApi();
    const options = { simulateFailure: true };
    await rowsNamed(api.server.context.store, 'pos4').update(1, { options });
    expect(await api.post('jobs/startpos4')).toMatchObject([500, { status: false }]);
  });
});
