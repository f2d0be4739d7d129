import { beforeEach, describe, expect, test } from 'vitest';
import { createSeed } from '../../../mock-server/seed';
import { pngOf } from '../../../mock-server/seed/png';
import { orderTotals } from '../../../resources/webshop/shared/orderTotals';
import { dayAt, daysAfter } from '../../../schemas';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { readPdf } from '../support/pdf';

const PATH = 'webshop/webshopreports';
const ZONE = 'Europe/Amsterdam';

interface Sums {
  readonly orders: number;
  readonly total: number;
  readonly VAT: number;
  readonly tip: number;
  readonly pin: number;
  readonly cash: number;
}

interface Report {
  readonly rows: readonly (Sums & { readonly period: string })[];
  readonly totals: Sums;
  readonly tariffs: readonly { readonly rate: number; readonly VAT: number }[];
}

let api: Api;
beforeEach(async () => {
  api = await openApi();
});

const both = { showCash: 1, showPin: 1, pdf: 0 };

const report = async (fn: string, asked: object): Promise<Report> => {
  const [, body] = await api.post(PATH, { function: fn, ...both, ...asked });
  return body as Report;
};

const paper = async (as: Api, fn: string, asked: object) =>
  readPdf(await as.download(PATH, { function: fn, ...both, ...asked, pdf: 1 }));

const nothing = { pin: 0, cash: 0, pinAndCash: 0, onAccount: 0, notPaid: 0 };

describe('reports', () => {
  test('add up a day by its hours, which begins at the time that is asked for', async () => {
    const day = await report('DailyReport', { date: '2-3-2026', time: '06:00' });
    expect(day.rows).toHaveLength(24);
    expect(day.rows.map(({ period }) => period).slice(0, 2)).toEqual(['06:00', '07:00']);
    const sold = {
      ...nothing,
      orders: 1,
      notPaid: 15.3,
      total: 15.3,
      VAT: 1.26,
      net: 14.04,
      tip: 0,
    };
    // A cancelled order brings nothing.
    expect(day.rows.filter(({ orders }) => orders > 0)).toEqual([{ period: '09:00', ...sold }]);
    expect(day).toMatchObject({
      status: true,
      status_message: '',
      totals: sold,
      tariffs: [{ rate: 9, total: 15.3, VAT: 1.26 }],
    });
    // What came in after midnight belongs to the day before, where days begin at six.
    const before = await report('DailyReport', { date: '28-2-2026', time: '06:00' });
    expect(before.totals).toMatchObject({ orders: 1, cash: 2.5, tip: 0.5 });
  });

  test('add up a month, and a period, by their days', async () => {
    const month = await report('MonthlyReport', { date: '1-2-2026' });
    expect(month.rows).toHaveLength(28);
    expect(month.totals).toMatchObject({ orders: 1, pinAndCash: 81, total: 81 });
    const period = await report('CustomReport', { date1: '23-2-2026', date2: '2-3-2026' });
    expect(period.rows.map(({ period: day, total }) => [day, total])).toEqual([
      ['2026-02-23', 81],
      ['2026-02-24', 0],
      ['2026-02-25', 0],
      ['2026-02-26', 0],
      ['2026-02-27', 0],
      ['2026-02-28', 0],
      ['2026-03-01', 2.5],
      ['2026-03-02', 15.3],
    ]);
  });

  test.each([
    [{ showCash: 1, showPin: 0 }, 83.5],
    [{ showCash: 0, showPin: 1 }, 96.3],
    [{ showCash: 0, showPin: 0 }, 0],
    [{ showCash: undefined, showPin: undefined }, 98.8],
    [{ showCash: undefined, showPin: 0 }, 83.5],
  ])('count what is paid as %o says', async (shown, total) => {
    const period = await report('CustomReport', {
      date1: '1-2-2026',
      date2: '2-3-2026',
      ...shown,
    });
    expect(period.totals.total).toBe(total);
  });

  test.each([
    [{ date1: '3-3-2026', date2: '2-3-2026' }, 'Incorrect date range'],
    [{ date1: '1-1-2001', date2: '2-3-2026' }, 'A report covers five years at most'],
    [{ date1: '', date2: '2-3-2026' }, 'date1 is missing'],
  ])('refuse the period %o', async (asked, message) => {
    expect(await api.post(PATH, { function: 'CustomReport', ...both, ...asked })).toEqual([
      400,
      { status: false, status_message: message },
    ]);
  });

  test('refuse in Dutch what they refuse in English', async () => {
    const dutch = await api.as(1, { 'Accept-Language': 'nl' });
    const asked = { function: 'CustomReport', date1: '3-3-2026', date2: '2-3-2026', ...both };
    expect(await dutch.post(PATH, asked)).toMatchObject([
      400,
      { status_message: 'Onjuiste periode' },
    ]);
  });

  test('are papers that are called after their days', async () => {
    const day = await paper(api, 'DailyReport', { date: '2-3-2026', time: '06:00' });
    expect([day.type, day.name]).toEqual(['application/pdf', 'dailyReport-2-3-2026.pdf']);
    expect(day.pages[0]).toContain('Daily report 2 March 2026, from 06:00');
    expect(day.pages[0]).toContain('09:00 1 €0.00 €0.00 €0.00 €0.00 €15.30 €15.30 €1.26 €0.00');
    expect(day.pages[0]).toContain('9% €14.04 €1.26 €15.30');
    expect(day.pages[0]).toContain('Page 1 of 1');
    const month = await paper(api, 'MonthlyReport', { date: '1-3-2026' });
    expect(month.name).toBe('monthlyReport-1-3-2026.pdf');
    expect(month.pages[0]).toContain('Monthly report 1 March 2026 – 31 March 2026');
    const period = await paper(api, 'CustomReport', { date1: '23-2-2026', date2: '2-3-2026' });
    expect(period.name).toBe('customReport-23-2-2026-2-3-2026.pdf');
    expect(period.pages[0]).toContain('Total 3 €0.00 €2.50 €81.00 €0.00 €15.30');
  });

  test('are papers in Dutch for Dutch readers, with the logo', async () => {
    const dutch = await api.as(1, { 'Accept-Language': 'nl' });
    const asked = { date1: '23-2-2026', date2: '2-3-2026' };
    const { pages, pictures } = await paper(dutch, 'CustomReport', asked);
    expect([pages.length, pictures]).toEqual([1, 0]);
    for (const text of [
      'Rapport 23 februari 2026 – 2 maart 2026',
      'Periode Bestellingen Pin Contant Pin en contant Op rekening Niet betaald Totaal Btw Fooi',
      '1 maart 2026 1 € 0,00 € 2,50 € 0,00 € 0,00 € 0,00 € 2,50 € 0,21 € 0,50',
      'Totaal 3 € 0,00 € 2,50 € 81,00 € 0,00 € 15,30 € 98,80 € 8,16 € 0,50',
      'Btw-specificatie Tarief Excl. btw Btw Inclusief btw 9% € 90,64 € 8,16 € 98,80',
      'Pagina 1 van 1',
    ])
      expect(pages[0]).toContain(text);
    const form = new FormData();
    const logo = pngOf(8, () => [12, 107, 99]);
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png');
    await api.post('organisations/logo/upload/1', form);
    const day = await paper(dutch, 'DailyReport', { date: '2-3-2026', time: '06:00' });
    expect(day.pictures).toBe(1);
    expect(day.pages[0]).toContain('Dagrapport 2 maart 2026, vanaf 06:00');
    const month = await paper(dutch, 'MonthlyReport', { date: '1-3-2026' });
    expect(month.pages[0]).toContain('Maandrapport 1 maart 2026 – 31 maart 2026');
  });

  test('go on over the pages that their days take, each with the head of the table and none with a sum alone', async () => {
    const { store } = api.server.context;
    const row = await rowsNamed(store, 'orders').get(2);
    if (!row) throw new Error('There is no second order.');
    const { id: _id, ...values } = row;
    const insertOn = (day: string) =>
      rowsNamed(store, 'orders').insert({ ...values, created: `${day}T12:00:00.000Z` });
    const dayAfter = (count: number) => daysAfter('2025-11-01', count);
    for (let at = 0; at < 64; at += 1) await insertOn(dayAfter(at));
    for (let days = 65; days < 73; days += 1) {
      await insertOn(dayAfter(days - 1));
      const asked = { date1: '1-11-2025', date2: '31-1-2026' };
      const { pages } = await paper(api, 'CustomReport', asked);
      expect(pages.length).toBeGreaterThan(1);
      for (const [at, page] of pages.entries())
        expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(pages[0]).toContain('1 November 2025 1 €0.00 €2.50');
      expect(pages[1]).toMatch(/^Period Orders Pin Cash/);
      const sum = `Total ${days} €0.00`;
      expect(pages.find((page) => page.includes(sum))).toMatch(RegExp(`202\\d 1 €0.00 .*${sum}`));
      const tariffs = pages.find((page) => page.includes('VAT specification'));
      expect(tariffs).toMatch(/VAT specification .* 9% .* Total €/);
    }
  });

  test('agree with the orders of the demo, to the last cent', async () => {
    const { orders = [] } = await createSeed(new Date('2026-03-02T08:00:00Z'));
    const { store } = api.server.context;
    const own = orders.filter(({ organisationId }) => organisationId === 1);
    for (const { id } of (await rowsNamed(store, 'orders').page()).rows)
      await rowsNamed(store, 'orders').remove(id);
    await store.transaction(async (inner) => {
      for (const { id: _id, ...values } of own) await rowsNamed(inner, 'orders').insert(values);
    });
    const [from, to] = ['2026-01-15', '2026-02-20'];
    const { rows, totals, tariffs } = await report('CustomReport', {
      date1: '15-1-2026',
      date2: '20-2-2026',
    });
    const expected = own
      .filter(({ status }) => status !== 4)
      .map((row) => ({
        day: dayAt(Date.parse(String(row.created)), ZONE),
        way: row.paymentType,
        ...orderTotals(row),
      }))
      .filter(({ day }) => day >= from && day <= to);
    const sum = (of: readonly (typeof expected)[number][], name: 'total' | 'VAT' | 'tip') =>
      of.reduce((cents, one) => cents + one[name], 0) / 100;
    expect(expected.length).toBeGreaterThan(50);
    expect(totals).toMatchObject({
      orders: expected.length,
      total: sum(expected, 'total'),
      VAT: sum(expected, 'VAT'),
      tip: sum(expected, 'tip'),
      pin: sum(
        expected.filter(({ way }) => way === 1),
        'total',
      ),
      cash: sum(
        expected.filter(({ way }) => way === 2),
        'total',
      ),
    });
    expect(rows.map(({ period }) => period)).toEqual(
      Array.from({ length: 37 }, (_, at) => daysAfter(from, at)),
    );
    for (const { period, total } of rows)
      expect([period, total]).toEqual([
        period,
        sum(
          expected.filter(({ day }) => day === period),
          'total',
        ),
      ]);
    const cents = tariffs.reduce((all, { VAT }) => all + Math.round(VAT * 100), 0);
    expect(cents / 100).toBe(totals.VAT);

    const month = await report('MonthlyReport', { date: '1-2-2026' });
    const days = await Promise.all(
      month.rows.map(({ period }) => report('DailyReport', { date: period, time: '00:00' })),
    );
    expect(days).toHaveLength(28);
    expect(days.map((day) => day.totals)).toEqual(month.rows.map(({ period: _, ...sums }) => sums));
    for (const day of days)
      expect(day.rows.reduce((all, { total }) => all + Math.round(total * 100), 0) / 100).toBe(
        day.totals.total,
      );
  });
});
