import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const path = 'webshop/productrules';

const rule = {
  ruleName: 'Zomer',
  discountName: 'Zomerkorting',
  active: 1,
  priority: 2,
  productCategory: 1,
  discountType: 1,
  discountValue: 2.5,
  nicePriceOption: 2,
  nicePriceValue: 0.95,
  startDate: '1-6-2026',
  endDate: '31-08-2026',
  startTime: '00:00',
  endTime: '23:59',
  weekDays: '',
  rules: [{ ruleRelation: 'AND', ruleType: 1, ruleValue: '25' }],
};

describe('discount rules', () => {
  test('are listed, with the category that they are for', async () => {
    const api = await openApi();
    expect(await api.get(`${path}?page=1&maxrowcount=20`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 1,
            ruleName: 'Tweede halve prijs',
            discountName: 'Tweede halve prijs',
            active: 1,
            priority: 1,
            productCategory: 0,
            productCategoryTitle: '',
            discountType: 0,
            discountValue: 50,
            nicePriceOption: 1,
            nicePriceValue: 0,
            startDate: null,
            endDate: null,
            weekDays: '1,7',
            startTime: '09:00',
            endTime: '17:00',
          },
        ],
        totalRowCount: 1,
        hasWebshopConfig: 0,
      },
    ]);
    expect(await api.get(`${path}?productCategory=0`)).toMatchObject([200, { totalRowCount: 1 }]);
    expect(await api.get(`${path}?productCategory=1`)).toMatchObject([200, { totalRowCount: 0 }]);
  });

  test('are added with fixed dates in every form that dates are written in', async () => {
    const api = await openApi();
    expect(await api.put(`${path}/add`, rule)).toEqual([
      200,
      { status: true, status_message: 'Discount rule added', last_id: 3 },
    ]);
    expect(await api.get(`${path}/3`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...rule,
          id: 3,
          productCategoryTitle: 'Dranken',
          startDate: '2026-06-01',
          endDate: '2026-08-31',
          rules: [{ id: 1, productRuleId: 3, ruleRelation: 'AND', ruleType: 1, ruleValue: '25' }],
        },
      },
    ]);
    expect(await api.put(`${path}/3`, { endDate: '2026-05-31' })).toMatchObject([
      400,
      { errors: { startDate: 'The start date must not be after the end date' } },
    ]);
  });

  test('hold on weekdays instead of between dates', async () => {
    const api = await openApi();
    expect(await api.put(`${path}/1`, { weekDays: '6,7', startDate: '1-6-2026' })).toEqual([
      200,
      { status: true, status_message: 'Discount rule saved' },
    ]);
    expect(await api.get(`${path}/1`)).toMatchObject([
      200,
      { results: { weekDays: '6,7', startDate: null, endDate: null } },
    ]);
    expect(await api.put(`${path}/1`, { weekDays: '8' })).toMatchObject([400, {}]);
  });

  test('hold between dates again once dates are sent', async () => {
    const api = await openApi();
    const dates = { startDate: '1-6-2026', endDate: '31-8-2026' };
    expect(await api.put(`${path}/1`, dates)).toMatchObject([200, {}]);
    expect(await api.get(`${path}/1`)).toMatchObject([
      200,
      { results: { weekDays: '', startDate: '2026-06-01', endDate: '2026-08-31' } },
    ]);
    expect(await api.put(`${path}/1`, { weekDays: '2' })).toMatchObject([200, {}]);
    expect(await api.get(`${path}/1`)).toMatchObject([
      200,
      { results: { weekDays: '2', startDate: null, endDate: null } },
    ]);
  });

  test('keep the values of their lines as what they stand for', async () => {
    const api = await openApi();
    const lines = (ruleValue: unknown, ruleType = 1) => ({
      // The type may come after the value.
      rules: [{ ruleValue, ruleType, ruleRelation: 'AND' }],
    });
    const stored = async () => {
      const [, body] = await api.get(`${path}/1`);
      return (body as { results: { rules: { ruleValue: unknown }[] } }).results.rules[0]?.ruleValue;
    };
    expect(await api.put(`${path}/1`, lines('1,50'))).toMatchObject([200, {}]);
    expect(await stored()).toBe('1.5');
    expect(await api.put(`${path}/1`, lines({ id: 1 }, 2))).toMatchObject([400, {}]);
    expect(await api.put(`${path}/1`, lines(1, 2))).toMatchObject([200, {}]);
    expect(await stored()).toBe('1');
    for (const wrong of ['much', '1e308', '1e309'])
      expect(await api.put(`${path}/1`, lines(wrong))).toMatchObject([
        400,
        { errors: { rules: 'Enter a number' } },
      ]);
    expect(await stored()).toBe('1');
  });

  test('say all that they lack, and keep at least one line', async () => {
    const api = await openApi();
    const required = 'Required';
    expect(await api.put(`${path}/add`, {})).toEqual([
      400,
      {
        status: false,
        status_message: 'Required\nAdd at least one line',
        errors: {
          ruleName: required,
          discountName: required,
          priority: required,
          productCategory: required,
          discountType: required,
          discountValue: required,
          nicePriceOption: required,
          startTime: required,
          endTime: required,
          rules: 'Add at least one line',
        },
      },
    ]);
    for (const ruleValue of ['', '0']) {
      const half = { rules: [{ ruleRelation: 'OR', ruleType: 2, ruleValue }] };
      expect(await api.put(`${path}/1`, half)).toMatchObject([
        400,
        { errors: { rules: expect.stringContaining('Fill in what is required in every row') } },
      ]);
    }
    const few = { rules: [{ ruleRelation: 'OR', ruleType: 0, ruleValue: '0' }] };
    expect(await api.put(`${path}/1`, few)).toMatchObject([
      400,
      { errors: { rules: 'Row 1, Value: Must be at least 1' } },
    ]);
    expect(await api.put(`${path}/1`, { discountType: 0, discountValue: 101 })).toMatchObject([
      400,
      { errors: { discountValue: 'A discount is at most 100 percent' } },
    ]);
    expect(await api.delete(`${path}/1`)).toEqual([
      200,
      { status: true, status_message: 'Discount rule deleted' },
    ]);
  });

  test('are copied under a name that says so, and hold once somebody has looked', async () => {
    const api = await openApi();
    const copied = { function: 'copy' };
    expect(await api.post(`${path}/1`, copied)).toEqual([
      200,
      { status: true, status_message: 'Discount rule copied', last_id: 3 },
    ]);
    expect(await api.get(`${path}/3`)).toMatchObject([
      200,
      {
        results: {
          ruleName: 'Tweede halve prijs (copy)',
          active: 0,
          weekDays: '1,7',
          rules: [{ ruleType: 0, ruleValue: '2' }],
        },
      },
    ]);
    // What can't be copied has no such function.
    expect(await api.post('webshop/vat/1', copied)).toMatchObject([400, { status: false }]);
  });
});
