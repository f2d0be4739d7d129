import { f } from '../../../schemas';

/** What is done with an order, and with each of its sub-orders. */
export const orderStatus = {
  new: 0,
  inProgress: 1,
  ready: 2,
  completed: 3,
  cancelled: 4,
} as const;

const { cancelled, completed, inProgress, ready } = orderStatus;

export const statusField = {
  values: Object.values(orderStatus),
  tones: {
    [orderStatus.new]: 'info',
    [inProgress]: 'warning',
    [ready]: 'warning',
    [completed]: 'success',
    [cancelled]: 'default',
  },
} as const;

/** What was sold, as it was called and what it cost then: products change, orders don't. */
export const orderLines = f.rows({
  readOnly: true,
  fields: {
    title: f.text(),
    quantity: f.integer(),
    productPrice: f.money(),
    VAT: f.percent(),
    productId: f.integer({ derived: true }),
    variantId: f.integer({ derived: true }),
  },
});
