import { describe, expect, test } from 'vitest';
import { checkRecord, emptyRecord, refusedEntry } from '../../schemas';
import { pricingRules } from './pricingRules';
import { type Conditions, conditionsIn } from './shared/conditions';
import { modifierIn } from './shared/modifier';
import { movedEnd } from './shared/period';

const readerOf = (locale: 'en' | 'nl') => ({
  locale,
  today: '2026-06-15',
  unnamed: '',
  translate: (word: string, params: object = {}) => [word, ...Object.values(params)].join(' '),
});

const any: Conditions = {
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
  couponCode: '',
};

describe('the conditions of a rule', () => {
  test.each([
    [{}, 'always'],
    [{ weekdayMask: 0b1111111 }, 'always'],
    [{ weekdayMask: 0b0000001 }, 'Mon'],
    [{ weekdayMask: 0b1100000 }, 'Sat, Sun'],
    [{ weekdayMask: 0b1011111 }, 'Mon–Fri, Sun'],
    [{ weekdayMask: 0b0101010 }, 'Tue, Thu, Sat'],
    [{ dateFrom: '2026-06-01', dateTo: '2026-08-31' }, 'dates 01 Jun 2026 31 Aug 2026'],
    [{ dateTo: '2026-08-31' }, 'datesUntil 31 Aug 2026'],
    [{ timeFrom: '00:00' }, 'timesFrom 00:00'],
    [{ ageMin: 0, ageMax: 12, durationMin: 60 }, 'durationFrom 60 · age 0 12'],
    [{ weekdayMask: 1, couponId: 2, couponCode: 'LENTE' }, 'Mon · coupon LENTE'],
  ])('%j are said as %s', (some, text) =>
    expect(conditionsIn({ ...any, ...some }, readerOf('en'))).toBe(text),
  );

  test('name the days as the reader does', () =>
    expect(conditionsIn({ ...any, weekdayMask: 31 }, readerOf('nl'))).toBe('ma–vr'));
});

test.each([
  ['percentage', 20, '+20%'],
  ['percentage', -15, '-15%'],
  ['fixed', -2.5, '-€2.50'],
  ['fixed', 3, '+€3.00'],
  ['absolute', 10, 'absolute €10.00'],
] as const)('a change of the kind %s by %d', (type, value, text) =>
  expect(modifierIn(type, value, readerOf('en'))).toBe(text),
);

describe('days and times the wrong way round', () => {
  const entered = (name: string, record: object) =>
    refusedEntry(pricingRules, { ...any, ...record }, name)?.message;

  test('are not taken, whichever comes last', () => {
    const dates = { dateFrom: '2026-04-02', dateTo: '2026-04-01' };
    expect(entered('dateFrom', dates)).toBe('dates');
    expect(entered('dateTo', dates)).toBe('dates');
    expect(entered('timeTo', { timeFrom: '11:00', timeTo: '11:00' })).toBe('times');
  });

  test('are left alone while they are typed, and where another field is entered', () => {
    expect(entered('dateTo', { dateFrom: '2026-04-02', dateTo: '01-04' })).toBeUndefined();
    expect(entered('ageMax', { ageMin: 4, ageMax: 3 })).toBeUndefined();
    expect(entered('dateTo', { dateFrom: '2026-04-02', dateTo: '2026-04-02' })).toBeUndefined();
  });
});

test.each([
  // From, to, and where it began before.
  ['2026-06-10', '2026-06-05', '2026-06-01', '2026-06-14'],
  ['2026-06-03', '2026-06-05', '2026-06-01', '2026-06-05'],
  ['10-06', '2026-06-05', '2026-06-01', '2026-06-05'],
  ['2026-06-10', null, '2026-06-01', null],
  ['2026-06-10', '2026-06-05', null, '2026-06-05'],
])(
  'a period that begins on %s and ends on %s ends later when it began on %s: %s',
  (dateFrom, dateTo, before, end) => expect(movedEnd({ dateFrom, dateTo }, before)).toBe(end),
);

test('a rule holds in years that there are', () => {
  const problemOf = (dateTo: string) =>
    checkRecord(pricingRules, { ...emptyRecord(pricingRules), dateTo }, 'create').dateTo?.message;
  expect(problemOf('2031-01-01')).toBe('years');
  expect(problemOf('2030-12-31')).toBeUndefined();
});
