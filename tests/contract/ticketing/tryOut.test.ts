import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

/** A Saturday on which the coupon is valid, and the rule that takes it as well. */
const saturday = {
  function: 'tryOut',
  tariffId: 1,
  date: '2026-02-28',
  time: '09:30',
  duration: 60,
  age: 30,
  couponId: 2,
};

const weekend = {
  id: 1,
  called: 'Weekend surcharge',
  priority: 9,
  modifier: '+20%',
  outcome: 'applied',
  reason: null,
  fromCent: 750,
  toCent: 900,
};

const spring = {
  id: 2,
  called: '#2',
  priority: 100,
  modifier: '-€2.50',
  outcome: 'applied',
  reason: null,
  fromCent: 900,
  toCent: 650,
};

const off = {
  ...spring,
  id: 3,
  called: '#3',
  outcome: 'skipped',
  reason: 'inactive',
  toCent: null,
  fromCent: 650,
};

describe('pricing rules that are tried out', () => {
  test('report the price, and what became of each rule in their order', async () => {
    const api = await openApi();
    const tried = [
      200,
      {
        status: true,
        status_message: '',
        results: [weekend, spring, off],
        totalRowCount: 3,
        basisPrijsCent: 750,
        priceCent: 650,
        currency: 'EUR',
      },
    ];
    expect(await api.post('pricing-rules', saturday)).toEqual(tried);
    expect(await api.post('ticketing/pricing-rules', saturday)).toEqual(tried);
    // Nobody has used the coupon by that.
    expect(await api.get('coupons/2')).toMatchObject([200, { results: { usedCount: 3 } }]);
  });

  test('report why a rule is passed over', async () => {
    const api = await openApi();
    const reasonsFor = async (values: object) => {
      const [, body] = await api.post('pricing-rules', { ...saturday, ...values });
      const { results } = body as { results: { reason: string | null }[] };
      return results.map(({ reason }) => reason);
    };
    expect(await reasonsFor({ time: '09:29' })).toEqual(['time', null, 'inactive']);
    expect(await reasonsFor({ date: '2026-03-02' })).toEqual(['weekday', 'date', 'inactive']);
    expect(await reasonsFor({ couponId: null })).toEqual([null, 'noCoupon', 'inactive']);
    await api.put('coupons/2', { maxUses: 3 });
    expect(await reasonsFor({})).toEqual([null, 'couponUsedUp', 'inactive']);
    await api.put('pricing-rules/2', { stackable: 0, couponId: null });
    expect(await reasonsFor({})).toEqual([null, 'notStackable', 'inactive']);
    await api.put('pricing-rules/1', { stackable: 0 });
    await api.put('pricing-rules/2', { stackable: 1 });
    expect(await reasonsFor({})).toEqual([null, 'afterNotStackable', 'inactive']);
  });

  test('need a tariff, a day and a time, and take no others’', async () => {
    const api = await openApi();
    const refused = async (values: object, errors: object) =>
      expect(await api.post('pricing-rules', { ...saturday, ...values })).toMatchObject([
        400,
        { status: false, errors },
      ]);
    await refused({ tariffId: null }, { tariffId: 'Please select a tariff' });
    await refused({ date: '2026-02-30' }, { date: expect.any(String) });
    await refused({ time: '25:00' }, { time: expect.any(String) });
    await refused({ duration: -1 }, { duration: 'Enter a whole number that is not negative' });
    await refused({ age: 1.5 }, { age: 'Enter a whole number that is not negative' });
    await refused({ tariffId: 3 }, { tariffId: expect.any(String) });
    await refused({ couponId: 5 }, { couponId: expect.any(String) });
  });

  test('are tried by who may read them', async () => {
    const reader = await (await openApi()).as(users.reader);
    expect(await reader.post('pricing-rules', saturday)).toMatchObject([
      200,
      { priceCent: 650, basisPrijsCent: 750 },
    ]);
  });
});
