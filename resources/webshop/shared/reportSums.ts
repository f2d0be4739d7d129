import { f } from '../../../schemas';

/** What reports add up. */
export const reportSums = {
  orders: f.integer(),
  pin: f.money(),
  cash: f.money(),
  pinAndCash: f.money(),
  onAccount: f.money(),
  notPaid: f.money(),
  total: f.money(),
  VAT: f.money(),
  net: f.money(),
  tip: f.money(),
};

/** What a report divides what was sold by: how orders were paid, in each hour or on each day, or what was in them. */
export const dividedBy = ['payment', 'product', 'category', 'turnoverGroup'] as const;

export type DividedBy = (typeof dividedBy)[number];

/**
 * A line of a report by what was sold: one group, all that is in none, or what discounts took off. The lines add up to
 * what the report comes to.
 */
export const soldSums = {
  kind: f.choice({ values: ['group', 'none', 'discount'] }),
  name: f.text(),
  quantity: f.integer(),
  total: f.money(),
  VAT: f.money(),
  net: f.money(),
};
