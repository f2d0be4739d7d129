import { expect, test } from 'vitest';
import { askedOf, fileNameOf, isBackwards } from './reportRequest';

const shown = { showCash: true, showPin: true };

test('files are called after the days that are asked for, as they are sent', () => {
  const names = [
    fileNameOf('DailyReport', { date: '2026-03-02', time: '06:00', ...shown }),
    fileNameOf('MonthlyReport', askedOf('MonthlyReport', { date: '2026-03-22', ...shown })),
    fileNameOf('CustomReport', { date1: '2026-02-28', date2: '2026-03-11', ...shown }),
  ];
  expect(names).toEqual([
    'dailyReport-2-3-2026',
    'monthlyReport-1-3-2026',
    'customReport-28-2-2026-11-3-2026',
  ]);
});

test('a period that ends before it begins is none', () => {
  expect(isBackwards({ date1: '2026-03-02', date2: '2026-03-01', ...shown })).toBe(true);
  expect(isBackwards({ date1: '2026-03-02', date2: '2026-03-02', ...shown })).toBe(false);
});
