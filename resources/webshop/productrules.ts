import { defineResource, f } from '../../schemas';
import { standing, standingOf } from '../shared/standing';
import { setUpBy } from './shared/setUpBy';

const discountText = (value: number, isPercent: boolean, locale: string): string =>
  isPercent
    ? (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
    : value.toLocaleString(locale, { style: 'currency', currency: 'EUR' });

export const productrules = defineResource({
  name: 'productrules',
  path: 'webshop/productrules',
  module: 'webshop',
  menu: { icon: 'discount', place: 40 },
  title: 'ruleName',
  face: {
    state: 'state',
    facts: ['discount', 'productCategory', 'weekDays', 'startDate', 'endDate'],
  },
  fields: {
    ruleName: f.text({ required: true }),
    discountName: f.text({ required: true }),
    active: f.flag({ default: true }),
    priority: f.integer({ required: true, min: 0 }),
    productCategory: f.reference({
      to: 'productcategories',
      titleIn: 'productCategoryTitle',
      means: { 0: 'all' },
      required: true,
    }),
    discountType: f.choice({ values: [0, 1], required: true }),
    discountValue: f.variant({
      by: 'discountType',
      of: { 0: f.percent({ min: 0 }), 1: f.money({ min: 0 }) },
      required: true,
    }),
    nicePriceOption: f.choice({ values: [1, 2], required: true }),
    nicePriceValue: f.decimal({ min: 0, max: 100_000, default: 0 }),
    period: f.choice({ values: ['dates', 'weekDays'], default: 'dates' }),
    startDate: f.date({ as: 'd-M-yyyy', when: { period: 'dates' } }),
    endDate: f.date({ as: 'd-M-yyyy', when: { period: 'dates' } }),
    weekDays: f.choices({
      values: [1, 2, 3, 4, 5, 6, 7],
      as: 'commaText',
      required: true,
      when: { period: 'weekDays' },
    }),
    startTime: f.time({ required: true }),
    endTime: f.time({ required: true }),
    rules: f.rows({
      required: true,
      messages: { required: 'linesMinimum' },
      fields: {
        productRuleId: f.integer({ derived: true }),
        ruleRelation: f.choice({ values: ['AND', 'OR'], default: 'AND', required: true }),
        ruleType: f.choice({ values: [0, 1, 2, 3], required: true }),
        ruleValue: f.variant({
          as: 'text',
          required: true,
          by: 'ruleType',
          of: {
            0: f.integer({ min: 1 }),
            1: f.money({ min: 0 }),
            2: f.reference({ to: 'products' }),
            3: f.reference({ to: 'productcategories' }),
          },
        }),
      },
    }),
  },
  computed: {
    state: {
      field: standing,
      of: ({ active, startDate, endDate }, _now, { today }) =>
        standingOf({ isOn: active, from: startDate, until: endDate }, today),
    },
    discount: {
      field: f.text(),
      of: ({ discountType, discountValue }, _now, { locale }) =>
        discountValue === null
          ? ''
          : discountText(Number(discountValue), discountType === 0, locale),
    },
  },
  rules: [
    {
      at: ['discountValue'],
      holds: ({ discountType, discountValue }) =>
        discountType !== 0 || Number(discountValue) <= 100,
      message: 'percentage',
    },
    {
      at: ['startDate', 'endDate'],
      holds: ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
      message: 'dates',
    },
  ],
  onLoad: { period: ({ weekDays }) => (weekDays.length > 0 ? 'weekDays' : 'dates') },
  onSave: ({ period }) =>
    period === 'weekDays' ? { startDate: null, endDate: null } : { weekDays: [] },
  // A discount doesn't count twice before somebody has looked at the second.
  verbs: { copy: { active: false } },
  list: {
    setUpBy,
    columns: [
      'ruleName',
      { field: 'discountName', onlyWide: true },
      { field: 'productCategory', onlyWide: true },
      'discount',
      'priority',
      'state',
    ],
    filters: ['productCategory', 'discountType', 'state', 'active'],
    unlisted: ['discountValue'],
    sort: 'priority',
  },
  side: ['active', 'priority'],
  detail: [
    {
      tab: 'general',
      sections: {
        rule: [['ruleName', 'discountName'], 'productCategory'],
        discount: [
          ['discountType', 'discountValue'],
          ['nicePriceOption', 'nicePriceValue'],
        ],
        when: ['period', ['startDate', 'endDate'], 'weekDays', ['startTime', 'endTime']],
        lines: ['rules'],
      },
    },
  ],
});
