import { describe, expect, test } from 'vitest';
import {
  type Change,
  type GivenCoupon,
  type PriceRule,
  priceOf,
  type Wanted,
} from './shared/price';

/** A Saturday. */
const wanted: Wanted = {
  basisCents: 1000,
  resourceTypeId: 1,
  date: '2026-03-07',
  time: '11:00',
  duration: 60,
  age: 12,
  coupon: null,
};

const rule = (id: number, more: Partial<PriceRule> = {}): PriceRule => ({
  id,
  priority: 100,
  isActive: true,
  isStackable: true,
  weekdayMask: null,
  dateFrom: null,
  dateTo: null,
  timeFrom: null,
  timeTo: null,
  durationMin: null,
  durationMax: null,
  ageMin: null,
  ageMax: null,
  couponId: null,
  change: { kind: 'fixed', cents: 100 },
  ...more,
});

const coupon: GivenCoupon = {
  id: 5,
  isActive: true,
  validFrom: null,
  validTo: null,
  maxUses: null,
  usedCount: 0,
  resourceTypeId: null,
};

const outcomeOf = (one: Partial<PriceRule>, booking: Partial<Wanted> = {}) =>
  priceOf({ ...wanted, ...booking }, [rule(1, one)]).steps[0]?.skipped;

test('without rules a booking costs what the tariff says', () =>
  expect(priceOf(wanted, [])).toEqual({ cents: 1000, steps: [] }));

describe('a rule', () => {
  test.each<[Change, number]>([
    [{ kind: 'fixed', cents: 250 }, 1250],
    [{ kind: 'fixed', cents: -250 }, 750],
    [{ kind: 'fixed', cents: -1001 }, 0],
    [{ kind: 'percentage', percent: 20 }, 1200],
    [{ kind: 'percentage', percent: -15 }, 850],
    [{ kind: 'percentage', percent: -100 }, 0],
    [{ kind: 'absolute', cents: 500 }, 500],
    [{ kind: 'absolute', cents: 0 }, 0],
  ])('changes a price by %j', (change, cents) =>
    expect(priceOf(wanted, [rule(1, { change })]).cents).toBe(cents),
  );

  test.each([
    [5, 10, 6],
    [5, -10, 4],
    [333, 33, 443],
    [333, -33, 223],
    [1, -50, 0],
    [999_999_999, 1, 1_009_999_999],
  ])('of %i cents and %i percent makes whole cents: %i', (basisCents, percent, cents) =>
    expect(
      priceOf({ ...wanted, basisCents }, [rule(1, { change: { kind: 'percentage', percent } })])
        .cents,
    ).toBe(cents),
  );

  test('that is off changes nothing', () =>
    expect(outcomeOf({ isActive: false })).toBe('inactive'));

  test.each([
    ['2026-03-02', 0b0000001],
    ['2026-03-07', 0b0100000],
    ['2026-03-08', 0b1000000],
    ['2028-02-29', 0b0000010],
  ])('holds on %s by the bit of its weekday, from Monday, and by no other', (date, mask) => {
    expect(outcomeOf({ weekdayMask: mask }, { date })).toBeNull();
    expect(outcomeOf({ weekdayMask: 0b1111111 ^ mask }, { date })).toBe('weekday');
    expect(outcomeOf({ weekdayMask: 0b1111111 }, { date })).toBeNull();
    expect(outcomeOf({ weekdayMask: 0 }, { date })).toBeNull();
  });

  test.each([
    ['2026-02-28', 'date'],
    ['2026-03-01', null],
    ['2026-03-29', null],
    ['2026-03-31', null],
    ['2026-04-01', 'date'],
  ])('of March holds on %s: %s', (date, skipped) =>
    expect(outcomeOf({ dateFrom: '2026-03-01', dateTo: '2026-03-31' }, { date })).toBe(skipped),
  );

  test('of a leap day holds on that day', () => {
    const leap = { dateFrom: '2028-02-29', dateTo: '2028-02-29' };
    expect(outcomeOf(leap, { date: '2028-02-29' })).toBeNull();
    expect(outcomeOf(leap, { date: '2028-02-28' })).toBe('date');
    expect(outcomeOf(leap, { date: '2028-03-01' })).toBe('date');
  });

  test.each([
    ['00:00', '09:30', '11:00', 'time'],
    ['09:29', '09:30', '11:00', 'time'],
    ['09:30', '09:30', '11:00', null],
    ['10:59', '09:30', '11:00', null],
    ['11:00', '09:30', '11:00', 'time'],
    ['00:00', '00:00', null, null],
    ['23:59', '18:00', null, null],
    ['00:00', null, '00:01', null],
    // In the night in which clocks are put forward this time is on no clock; what is booked for it is all the same.
    ['02:30', '02:00', '03:00', null],
  ])('at %s, from %s and before %s: %s', (time, timeFrom, timeTo, skipped) =>
    expect(outcomeOf({ timeFrom, timeTo }, { time, date: '2026-03-29' })).toBe(skipped),
  );

  test.each([
    [59, 60, 120, 'duration'],
    [60, 60, 120, null],
    [120, 60, 120, null],
    [121, 60, 120, 'duration'],
    [0, null, 30, null],
    [null, 60, null, 'duration'],
    [null, null, null, null],
  ])('for %s minutes, between %s and %s: %s', (duration, durationMin, durationMax, skipped) =>
    expect(outcomeOf({ durationMin, durationMax }, { duration })).toBe(skipped),
  );

  test.each([
    [0, 0, 12, null],
    [12, 0, 12, null],
    [13, 0, 12, 'age'],
    [64, 65, null, 'age'],
    [null, null, 12, 'age'],
  ])('at the age of %s, between %s and %s: %s', (age, ageMin, ageMax, skipped) =>
    expect(outcomeOf({ ageMin, ageMax }, { age })).toBe(skipped),
  );

  test.each<[Partial<GivenCoupon>, string | null]>([
    [{}, null],
    [{ id: 6 }, 'noCoupon'],
    [{ isActive: false }, 'couponInactive'],
    [{ validFrom: '2026-03-07', validTo: '2026-03-07' }, null],
    [{ validFrom: '2026-03-08' }, 'couponDates'],
    [{ validTo: '2026-03-06' }, 'couponDates'],
    [{ maxUses: 3, usedCount: 2 }, null],
    [{ maxUses: 3, usedCount: 3 }, 'couponUsedUp'],
    [{ resourceTypeId: 1 }, null],
    [{ resourceTypeId: 2 }, 'couponOtherType'],
  ])('with a coupon holds with that one, while it counts: %j', (more, skipped) =>
    expect(outcomeOf({ couponId: 5 }, { coupon: { ...coupon, ...more } })).toBe(skipped),
  );

  test('with a coupon is passed over without one, and one without takes any', () => {
    expect(outcomeOf({ couponId: 5 })).toBe('noCoupon');
    expect(outcomeOf({}, { coupon: { ...coupon, isActive: false } })).toBeNull();
  });
});

const kinds: readonly Change[] = [
  { kind: 'fixed', cents: -150 },
  { kind: 'percentage', percent: 20 },
  { kind: 'absolute', cents: 700 },
];

/** What a change makes of a price, by arithmetic of the test's own. */
const madeBy = (cents: number, { kind }: Change): number =>
  ({ fixed: cents - 150, percentage: cents * 1.2, absolute: 700 })[kind];

describe('of two rules', () => {
  const combinations = kinds.flatMap((first) =>
    kinds.flatMap((second) =>
      [true, false].flatMap((isFirstStackable) =>
        [true, false].flatMap((isSecondStackable) =>
          (['lower', 'equal', 'higher'] as const).map(
            (priority) => [first, isFirstStackable, second, isSecondStackable, priority] as const,
          ),
        ),
      ),
    ),
  );

  test.each(combinations)(
    '%j (stackable: %s) and %j (stackable: %s) of a priority that is %s the order and the exclusion hold',
    (oneChange, isOneStackable, otherChange, isOtherStackable, priority) => {
      const one = rule(1, { change: oneChange, isStackable: isOneStackable, priority: 50 });
      const other = rule(2, {
        change: otherChange,
        isStackable: isOtherStackable,
        priority: { lower: 10, equal: 50, higher: 90 }[priority],
      });
      const [first, second] = priority === 'lower' ? [other, one] : [one, other];
      const goTogether = first.isStackable && second.isStackable;
      const alone = madeBy(1000, first.change);
      const { cents, steps } = priceOf(wanted, [other, one]);
      expect(steps.map((step) => step.rule.id)).toEqual([first.id, second.id]);
      expect(cents).toBe(goTogether ? madeBy(alone, second.change) : alone);
      expect(steps.map(({ skipped }) => skipped)).toEqual([
        null,
        goTogether ? null : first.isStackable ? 'notStackable' : 'afterNotStackable',
      ]);
      expect(steps[1]).toMatchObject({ fromCents: alone, toCents: cents });
    },
  );
});

test('a rule that is passed over keeps none from applying', () => {
  const { cents, steps } = priceOf(wanted, [
    rule(1, { priority: 1, isStackable: false, ageMin: 65 }),
    rule(2, { priority: 2 }),
    rule(3, { priority: 3, isStackable: false }),
    rule(4, { priority: 4 }),
  ]);
  expect(steps.map(({ skipped }) => skipped)).toEqual(['age', null, 'notStackable', null]);
  expect(cents).toBe(1200);
});
