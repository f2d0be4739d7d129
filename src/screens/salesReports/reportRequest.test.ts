import { expect, test, vi } from 'vitest';
import { webshopreports } from '../../../resources/webshop/webshopreports';
import { askedOf, fileNameOf, firstValues, isBackwards, isRight, kinds } from './reportRequest';

const shown = { by: 'payment', showCash: true, showPin: true } as const;

test('files are called after the days that are asked for, as they are sent', () => {
  const names = [
    fileNameOf('DailyReport', { date: '2026-03-02', time: '06:00', ...shown }),
    fileNameOf('MonthlyReport', askedOf('MonthlyReport', { date: '2026-03-22', ...shown })),
    fileNameOf('CustomReport', { date1: '2026-02-28', date2: '2026-03-11', ...shown }),
    fileNameOf('DailyReport', { date: '2026-03-02', ...shown, by: 'category' }),
  ];
  expect(names).toEqual([
    'dailyReport-2-3-2026',
    'monthlyReport-1-3-2026',
    'customReport-28-2-2026-11-3-2026',
    'dailyReport-2-3-2026-category',
  ]);
});

test('a period that ends before it begins is none', () => {
  expect(isBackwards({ date1: '2026-03-02', date2: '2026-03-01', ...shown })).toBe(true);
  expect(isBackwards({ date1: '2026-03-02', date2: '2026-03-02', ...shown })).toBe(false);
});

test('what a report begins with can be asked for, and a day that is none or not entered can’t', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  for (const kind of kinds) {
    const fields = webshopreports.queries[kind]?.asks ?? {};
    const values = firstValues(kind, '2026-03-02');
    expect(isRight(fields, values)).toBe(true);
    for (const name of Object.keys(values).filter((one) => one.startsWith('date')))
      for (const day of [null, '', 'abc'])
        expect(isRight(fields, { ...values, [name]: day })).toBe(false);
  }
  vi.unstubAllGlobals();
});
