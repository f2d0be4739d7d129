import { expect, it } from 'vitest';
import { f } from '../../schemas';
import type { ControlWidth } from './KindView';
import { pairedLines } from './pairedLines';

const fields = {
  name: f.text(),
  price: f.money(),
  deposit: f.money(),
  vat: f.reference({ to: 'vat' }),
  keeps: f.flag(),
  sells: f.flag(),
  note: f.longText(),
};
const widths: Readonly<Record<string, ControlWidth>> = { text: 480, money: 160, longText: 720 };

it('puts what is short beside each other, and gives what is long its line', () => {
  const viewOf = ({ kind }: { kind: string }) => ({ width: widths[kind], isRow: kind === 'flag' });
  const names = ['name', 'price', 'deposit', 'vat', 'keeps', 'sells', 'note'];
  expect(pairedLines(names, fields, viewOf)).toEqual([
    ['name'],
    ['price', 'deposit'],
    ['vat'],
    ['keeps', 'sells'],
    ['note'],
  ]);
});
