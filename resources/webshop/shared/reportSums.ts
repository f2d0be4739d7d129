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
