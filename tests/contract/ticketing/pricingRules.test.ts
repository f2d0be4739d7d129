import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const idsOf = ([, body]: readonly [number, unknown]): unknown =>
  (body as { results: { id: number }[] }).results.map(({ id }) => id);

const weekend = {
  id: 1,
  displayName: 'Weekend',
  tariffId: 1,
  tariffName: 'Volwassene',
  priority: 9,
  actief: 1,
  stackable: 1,
  weekdayMask: 96,
  dateFrom: null,
  dateTo: null,
  timeFrom: 930,
  timeTo: null,
  durationMin: null,
  durationMax: null,
  ageMin: null,
  ageMax: null,
  couponId: null,
  couponCode: '',
  modifierType: 'percentage',
  modifierValue: 0.2,
};

describe('pricing rules', () => {
  test('are listed all at once, by their numbers and not by their digits', async () => {
    const api = await openApi();
    expect(await api.get('pricing-rules?tariffId=1&active=1')).toMatchObject([
      200,
      {
        status: true,
        status_message: '',
        results: [weekend, { id: 2, priority: 100, couponId: 2, couponCode: 'LENTE' }],
        totalRowCount: 2,
      },
    ]);
    expect(idsOf(await api.get('pricing-rules?sort=id&order=desc'))).toEqual([3, 2, 1]);
    expect(idsOf(await api.get('pricing-rules?active=0'))).toEqual([3]);
    expect(idsOf(await api.get('pricing-rules?actief=0'))).toEqual([3]);
    expect(idsOf(await api.get('pricing-rules?filter=weekend'))).toEqual([1]);
    for (let place = 0; place < 30; place++)
      await api.put('pricing-rules/add', { tariffId: 1, modifierType: 'fixed', modifierValue: 1 });
    expect(idsOf(await api.get('pricing-rules'))).toHaveLength(33);
  });

  test('have expired after their last day, while they are active', async () => {
    const api = await openApi();
    expect(idsOf(await api.get('pricing-rules?active=1&status=expired'))).toEqual([2]);
    expect(idsOf(await api.get('pricing-rules?state=ended'))).toEqual([2]);
    await api.put('pricing-rules/2', { dateTo: '2026-03-02' });
    expect(idsOf(await api.get('pricing-rules?active=1&status=expired'))).toEqual([]);
    expect(idsOf(await api.get('pricing-rules?state=ended'))).toEqual([]);
  });

  test('begin stackable and with priority 100, and are called by their first language', async () => {
    const api = await openApi();
    const body = {
      tariffId: 1,
      modifierType: 'absolute',
      modifierValue: 0,
      weekdayMask: 127,
      timeTo: 1100,
      displayNameTranslations: '{"nl":"Vroeg","en":"Early"}',
    };
    expect(await api.put('pricing-rules/add', body)).toEqual([
      200,
      { status: true, status_message: 'Pricing rule added', last_id: 5 },
    ]);
    expect(await api.get('pricing-rules/5')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...weekend,
          ...body,
          id: 5,
          displayName: 'Vroeg',
          priority: 100,
          weekdayMask: null,
          timeFrom: null,
        },
      },
    ]);
    expect(await api.put('pricing-rules/5', { weekdayMask: 0, stackable: 0 })).toEqual([
      200,
      { status: true, status_message: 'Pricing rule saved', last_id: 5 },
    ]);
    expect(await api.get('pricing-rules/5')).toMatchObject([
      200,
      { results: { weekdayMask: null, stackable: 0 } },
    ]);
    expect(await api.delete('pricing-rules/5')).toEqual([
      200,
      { status: true, status_message: 'Pricing rule deleted', last_id: 5 },
    ]);
    expect(await api.get('pricing-rules/4')).toMatchObject([404, {}]);
  });

  test.each([
    [{ tariffId: null }, { tariffId: 'Please select a tariff' }],
    [{ modifierType: '' }, { modifierType: 'Please select a kind of change' }],
    [{ modifierValue: null }, { modifierValue: 'Please enter a value for the change' }],
    [
      { dateFrom: '2026-04-02', dateTo: '2026-04-01' },
      { dateTo: 'Date from must not be after date to' },
    ],
    [{ timeFrom: 1100, timeTo: 1100 }, { timeTo: 'Time from must be before time to' }],
    [
      { durationMin: 61, durationMax: 60 },
      { durationMax: 'The shortest duration must not be above the longest' },
    ],
    [{ ageMin: 13, ageMax: 12 }, { ageMax: 'The youngest age must not be above the oldest' }],
    [
      { modifierValue: -1.01 },
      { modifierValue: 'Percentage must be a whole number between -100 and 100' },
    ],
    [
      { modifierValue: 0.125 },
      { modifierValue: 'Percentage must be a whole number between -100 and 100' },
    ],
    [
      { modifierType: 'absolute', modifierValue: -0.01 },
      { modifierValue: 'Absolute price must be positive (cannot give money back)' },
    ],
    [
      { modifierType: 'fixed', modifierValue: 1.234 },
      { modifierValue: 'At most 2 digits after the decimal mark' },
    ],
    [{ modifierType: 'fixed', modifierValue: 'x' }, { modifierValue: 'Enter a number' }],
    [
      { modifierValue: 'x' },
      { modifierValue: 'Percentage must be a whole number between -100 and 100' },
    ],
    [{ tariffId: 'x' }, { tariffId: 'Please select a tariff' }],
    [{ tariffId: 999 }, { tariffId: 'Please select a tariff' }],
    [{ durationMin: 'x' }, { durationMin: 'Enter a whole number that is not negative' }],
    [{ priority: -1 }, { priority: 'Enter a whole number that is not negative' }],
    [
      { displayNameTranslations: JSON.stringify({ en: 'x'.repeat(65) }) },
      {
        displayNameTranslations: 'The name for visitors has at most 64 characters in each language',
      },
    ],
    [
      { displayName: 'x'.repeat(65) },
      {
        displayNameTranslations: 'The name for visitors has at most 64 characters in each language',
      },
    ],
  ])('are refused with %j', async (values, errors) => {
    const api = await openApi();
    const [[, text]] = Object.entries(errors) as [[string, string]];
    expect(await api.put('pricing-rules/1', values)).toEqual([
      400,
      { status: false, status_message: text, errors },
    ]);
  });

  test.each([
    { dateFrom: '2026-04-01', dateTo: '2026-04-01' },
    { timeFrom: 0, timeTo: 1 },
    { durationMin: 60, durationMax: 60, ageMin: 0, ageMax: 0 },
    { modifierValue: -1 },
    { modifierType: 'fixed', modifierValue: -12.5 },
    { dateFrom: '2020-01-01' },
    { displayNameTranslations: JSON.stringify({ en: 'x'.repeat(64) }) },
  ])('are taken with %j', async (values) => {
    const api = await openApi();
    expect(await api.put('pricing-rules/1', values)).toMatchObject([200, { last_id: 1 }]);
  });

  test('keep their coupon and their tariff', async () => {
    const api = await openApi();
    expect(await api.get('coupons/2/usage')).toMatchObject([
      200,
      { results: [{ resource: 'pricingRules', effect: 'keeps', total: 1 }] },
    ]);
    expect(await api.delete('tariffs/1')).toMatchObject([409, { status: false }]);
  });

  test('take no coupon that is for another resource type than their tariff', async () => {
    const api = await openApi();
    // The tariff is for resource type 1, as coupon 2 is.
    expect(await api.put('pricing-rules/1', { couponId: 2 })).toMatchObject([200, {}]);
    expect(await api.put('coupons/2', { resourceTypeId: 2 })).toMatchObject([
      400,
      { errors: { resourceTypeId: expect.stringContaining('use this coupon: Weekend') } },
    ]);
    expect(await api.put('coupons/3', { resourceTypeId: 2 })).toMatchObject([200, {}]);
    expect(await api.put('pricing-rules/1', { couponId: 3 })).toMatchObject([
      400,
      { errors: { couponId: 'This coupon is for another resource type (Zaal)' } },
    ]);
    // What is stored stays as it is until it is changed.
    expect(await api.put('pricing-rules/1', { priority: 7 })).toMatchObject([200, {}]);
  });

  test('are copied', async () => {
    const api = await openApi();
    expect(await api.post('pricing-rules/1', { function: 'copy' })).toMatchObject([200, {}]);
  });

  test('are copied to other tariffs, to all that are named or to none', async () => {
    const api = await openApi();
    const copy = (tariffIds: unknown) =>
      api.post('pricing-rules/1', { function: 'copyToTariffs', tariffIds });
    const ofOther = 'pricing-rules?tariffId=2';
    expect(await copy([1])).toMatchObject([
      400,
      { errors: { tariffIds: 'Please select another tariff' } },
    ]);
    // Another organisation's.
    expect(await copy([2, 3])).toMatchObject([404, {}]);
    expect(await api.get(ofOther)).toMatchObject([200, { totalRowCount: 0 }]);
    expect(await copy([1, 2, 2])).toEqual([
      200,
      { status: true, status_message: expect.stringMatching(/^Copied to /) },
    ]);
    expect(await api.get(ofOther)).toMatchObject([
      200,
      {
        results: [{ tariffId: 2, priority: 9, weekdayMask: 96, modifierValue: 0.2, actief: 1 }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.put('pricing-rules/2', { couponId: 2 })).toMatchObject([200, {}]);
  });

  test('are found by what their columns say, in every language', async () => {
    const api = await openApi();
    const found = async (text: string) => {
      const [, body] = await api.get(`pricing-rules?filter=${text}`);
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await found('surcharge')).toEqual([1]);
    expect(await found('volwassene')).toEqual([1, 2, 3]);
    expect(await found('lente')).toEqual([2]);
  });
});
