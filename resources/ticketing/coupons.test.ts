import { describe, expect, test } from 'vitest';
import { labels } from '../../i18n/en/labels/ticketing/coupons';
import { checkRecord, emptyRecord } from '../../schemas';
import { coupons } from './coupons';

const reader = {
  locale: 'en' as const,
  today: '2026-06-15',
  unnamed: '',
  translate: (word: string, params: Readonly<Record<string, unknown>> = {}) =>
    labels.words[word as keyof typeof labels.words].replace(/%\{(\w+)\}/g, (_, name: string) =>
      String(params[name]),
    ),
};

const coupon = (more: object) => ({ ...emptyRecord(coupons), code: 'LENTE', ...more });

describe('a coupon', () => {
  test.each([
    [{}, 'Always valid'],
    [{ validFrom: '2028-02-29', validTo: '2028-03-01' }, '29 Feb 2028 – 01 Mar 2028'],
    [{ validFrom: '2026-01-31' }, 'from 31 Jan 2026'],
    [{ validTo: '2026-12-31' }, 'until 31 Dec 2026'],
  ])('with %j is said to be valid: %s', (period, text) =>
    expect(coupons.computed.validity?.of(coupon(period), 0, reader)).toBe(text),
  );

  test.each([
    [{ usedCount: 3, maxUses: 10 }, '3 / 10'],
    [{ usedCount: 0, maxUses: null }, '0 / ∞'],
  ])('with %j is said to be used: %s', (uses, text) =>
    expect(coupons.computed.usage?.of(coupon(uses), 0, reader)).toBe(text),
  );

  test.each([
    [{}, 'running'],
    [{ validFrom: '2026-06-15', validTo: '2026-06-16' }, 'running'],
    [{ validTo: '2026-06-15' }, 'running'],
    [{ validFrom: '2026-06-16' }, 'notYet'],
    [{ validTo: '2026-06-14', maxUses: 100, usedCount: 118 }, 'expired'],
    [{ maxUses: 100, usedCount: 118 }, 'usedUp'],
    [{ maxUses: 100, usedCount: 99 }, 'running'],
    [{ validTo: '2026-06-14', actief: false }, 'inactive'],
  ])('with %j is %s', (values, state) =>
    expect(coupons.computed.state?.of(coupon(values), 0, reader)).toBe(state),
  );

  test('is not limited to less than it has been used', () => {
    const problemOf = (more: object) =>
      checkRecord(coupons, coupon({ usedCount: 118, ...more }), 'update').maxUses?.message;
    expect(problemOf({ maxUses: 100 })).toBe('usedMore');
    expect(problemOf({ maxUses: 118 })).toBeUndefined();
    expect(problemOf({ maxUses: null })).toBeUndefined();
  });

  test.each([
    ['2026-01-31', '2026-02-01', undefined],
    ['2028-02-28', '2028-02-29', undefined],
    ['2026-03-28', '2026-03-29', undefined],
    ['2026-12-31', '2027-01-01', undefined],
    ['2026-02-01', '2026-02-01', 'period'],
    ['2026-02-01', '2026-01-31', 'period'],
  ])('from %s to %s is refused as %s', (validFrom, validTo, message) =>
    expect(checkRecord(coupons, coupon({ validFrom, validTo }), 'create').validTo?.message).toBe(
      message,
    ),
  );
});
