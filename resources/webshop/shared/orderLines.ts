import { type FieldsRecord, f } from '../../../schemas';
import { lineCents } from './orderTotals';

/** What is done with an order, and with each of its sub-orders. */
export const orderStatus = {
  new: 0,
  inProgress: 1,
  ready: 2,
  completed: 3,
  cancelled: 4,
} as const;

const { cancelled, completed, inProgress, ready } = orderStatus;

/** What an order is that is still to be paid. */
export const owedOrder = {
  payed: false,
  status: [orderStatus.new, inProgress, ready, completed],
} as const;

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

const sold = {
  title: f.text(),
  quantity: f.integer(),
  productPrice: f.money(),
  VAT: f.percent(),
};

/** What was sold, as it was called and what it cost then: products change, orders don't. */
export const orderLines = f.rows({
  readOnly: true,
  fields: {
    ...sold,
    productId: f.integer({ derived: true }),
    variantId: f.integer({ derived: true }),
  },
});

type Line = FieldsRecord<typeof sold>;

const amountOf = (line: Line): number => lineCents(line) / 100;

const shown = ({ title, quantity, productPrice, VAT }: Line) => ({
  id: null,
  title,
  quantity,
  productPrice,
  VAT,
});

/** The lines of an order with what each comes to. */
export const ownLines = {
  field: f.rows({ fields: { ...sold, amount: f.money() } }),
  of: ({ orderLines: lines }: { readonly orderLines: readonly Line[] }) =>
    lines.map((line) => ({ ...shown(line), amount: amountOf(line) })),
};

interface Divided {
  readonly subOrders: readonly { readonly orderLines: readonly Line[] }[];
}

/** Whether lines of sub-orders come beside those of the order. */
export const isDivided = {
  field: f.flag({ derived: true }),
  of: ({ subOrders }: Divided): boolean =>
    subOrders.some(({ orderLines: lines }) => lines.length > 0),
};

/** The lines of sub-orders: with the order's own they add up to its subtotal. */
export const subOrderLines = {
  field: f.rows({
    when: { isDivided: true },
    fields: { subOrder: f.integer(), ...sold, amount: f.money() },
  }),
  of: ({ subOrders }: Divided) =>
    subOrders.flatMap(({ orderLines: lines }, at) =>
      lines.map((line) => ({ subOrder: at + 1, ...shown(line), amount: amountOf(line) })),
    ),
};
