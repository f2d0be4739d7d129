import { expect, test } from 'vitest';
import { filledColumns, soldSpreadsheetOf, spreadsheetOf } from './reportTable';

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
  sold: [],
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

test('a spreadsheet by what was sold has its lines, discounts without pieces, and what they come to', () => {
  const sold = [
    {
      id: 1,
      kind: 'group' as const,
      name: 'Coffee',
      quantity: 3,
      total: 13.1,
      VAT: 2.27,
      net: 10.83,
    },
    { id: 2, kind: 'none' as const, name: '', quantity: 2, total: 10.9, VAT: 0.9, net: 10 },
    { id: 3, kind: 'discount' as const, name: '', quantity: 0, total: -1, VAT: -0.17, net: -0.83 },
  ];
  const heads = ['Product', 'Quantity', 'Total', 'VAT', 'Excl. VAT'];
  const nameOf = ({ kind, name }: { kind: unknown; name: string }) => name || String(kind);
  expect(soldSpreadsheetOf({ ...figures, sold }, { ...words, heads }, nameOf)).toEqual([
    heads,
    ['Coffee', '3', '13,10', '2,27', '10,83'],
    ['none', '2', '10,90', '0,90', '10,00'],
    ['discount', '', '-1,00', '-0,17', '-0,83'],
    ['Total', '5', '23,00', '3,00', '20,00'],
    [''],
    ['Tariff', 'Total', 'VAT'],
    ['21%', '12,10', '2,10'],
    ['9%', '10,90', '0,90'],
  ]);
});

test('nothing was sold: no tariffs follow the sum', () =>
  expect(spreadsheetOf({ ...figures, tariffs: [] }, words)).toHaveLength(3));

test('a table shows the ways to pay that were chosen', () =>
  expect(filledColumns(figures)).toEqual(['orders', 'total', 'VAT', 'net', 'pin', 'notPaid']));
