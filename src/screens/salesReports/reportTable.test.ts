import { expect, test } from 'vitest';
import { filledColumns, spreadsheetOf } from './reportTable';

const sums = {
  orders: 2,
  pin: 12.1,
  cash: 0,
  pinAndCash: 0,
  onAccount: 0,
  notPaid: 10.9,
  total: 23,
  VAT: 3,
  net: 20,
  tip: 0,
};

const figures = {
  ...sums,
  rows: [{ id: null, period: '2026-03-02', ...sums }],
  tariffs: [
    { id: null, rate: 21, total: 12.1, VAT: 2.1 },
    { id: null, rate: 9, total: 10.9, VAT: 0.9 },
  ],
};

const words = {
  heads: ['Period', 'Orders'],
  sum: 'Total',
  tariffHeads: ['Tariff', 'Total', 'VAT'],
  locale: 'nl-NL',
};

test('a spreadsheet has the periods, their sum, and the VAT by tariff below them', () =>
  expect(spreadsheetOf(figures, words)).toEqual([
    ['Period', 'Orders'],
    ['2026-03-02', '2', '23,00', '3,00', '20,00', '12,10', '0,00', '0,00', '0,00', '10,90', '0,00'],
    ['Total', '2', '23,00', '3,00', '20,00', '12,10', '0,00', '0,00', '0,00', '10,90', '0,00'],
    [''],
    ['Tariff', 'Total', 'VAT'],
    ['21%', '12,10', '2,10'],
    ['9%', '10,90', '0,90'],
  ]));

test('nothing was sold: no tariffs follow the sum', () =>
  expect(spreadsheetOf({ ...figures, tariffs: [] }, words)).toHaveLength(3));

test('a table shows the ways to pay that were chosen', () =>
  expect(filledColumns(figures)).toEqual(['orders', 'total', 'VAT', 'net', 'pin', 'notPaid']));
