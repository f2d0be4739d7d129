import { expect, test } from 'vitest';
import { isDivided, ownLines, subOrderLines } from './shared/orderLines';
import { orderTotals } from './shared/orderTotals';

const line = (title: string, quantity: number, productPrice: number) => ({
  id: 1,
  title,
  quantity,
  productPrice,
  VAT: 9,
  productId: 4,
  variantId: 5,
});

const status = 3 as const;
const order = {
  orderLines: [line('Tea', 3, 2.35), line('Cake', 1, 4.1)],
  subOrders: [
    { id: 1, status, orderLines: [line('Tea', 1, 2.35)] },
    { id: 2, status, orderLines: [line('Soup', 2, 6.95)] },
  ],
};

test('lines of an order and of its sub-orders say what they come to, and add up to its subtotal', () => {
  const own = ownLines.of(order);
  const later = subOrderLines.of(order);
  expect(own.map(({ title, amount }) => [title, amount])).toEqual([
    ['Tea', 7.05],
    ['Cake', 4.1],
  ]);
  expect(later.map(({ subOrder, title, amount }) => [subOrder, title, amount])).toEqual([
    [1, 'Tea', 2.35],
    [2, 'Soup', 13.9],
  ]);
  const cents = [...own, ...later].reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(cents).toBe(orderTotals(order).gross);
});

test('an order is divided as soon as a sub-order has lines', () => {
  expect(isDivided.of(order)).toBe(true);
  expect(isDivided.of({ subOrders: [{ orderLines: [] }] })).toBe(false);
});
