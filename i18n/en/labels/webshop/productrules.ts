import type { productrules } from '../../../../resources/webshop/productrules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Discount rule |||| Discount rules',
  belongs: 'Discounts that hold by themselves: on a category, in a period, from an amount.',
  facts: {
    discount: '%{value} off',
    productCategory: 'on %{value}',
    weekDays: 'on %{value}',
    startDate: 'from %{value}',
    endDate: 'until %{value}',
  },
  fields: {
    ruleName: 'Rule name',
    discountName: 'Discount name',
    priority: 'Priority',
    productCategory: 'Category',
    discountType: 'Discount in',
    discountValue: 'Discount',
    discount: 'Discount',
    nicePriceOption: 'Nice price',
    nicePriceValue: 'Nice price value',
    period: 'Valid',
    weekDays: 'Weekdays',
    rules: 'Lines',
  },
  help: {
    discountName: 'What customers see.',
    priority: 'Lower goes first.',
    nicePriceValue: 'What a price is brought to, such as 0.95.',
  },
  codes: {
    discountType: { 0: 'Percent', 1: 'Euros' },
    nicePriceOption: { 1: 'Nearest', 2: 'Round' },
    period: { dates: 'Between fixed dates', weekDays: 'On weekdays' },
    weekDays: {
      1: 'Monday',
      2: 'Tuesday',
      3: 'Wednesday',
      4: 'Thursday',
      5: 'Friday',
      6: 'Saturday',
      7: 'Sunday',
    },
  },
  rows: {
    rules: {
      fields: { ruleRelation: 'And/or', ruleType: 'Condition', ruleValue: 'Value' },
      codes: {
        ruleRelation: { AND: 'And', OR: 'Or' },
        ruleType: {
          0: 'Minimum quantity',
          1: 'Minimum amount',
          2: 'Product',
          3: 'Category',
        },
      },
    },
  },
  sections: { rule: 'Rule', when: 'When', lines: 'Conditions' },
  messages: {
    linesMinimum: 'Add at least one line',
    percentage: 'A discount is at most 100 percent',
    dates: 'The start date must not be after the end date',
  },
} satisfies Labels<typeof productrules>;
