import { beforeEach, describe, expect, test } from 'vitest';
import { createSeed } from '../../../mock-server/seed';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { readPdf } from '../support/pdf';

const PATH = 'webshop/webshopreports';

interface Line {
  readonly kind: string;
  readonly name: string;
  readonly quantity: number;
  readonly total: number;
  readonly VAT: number;
  readonly net: number;
}

interface Report {
  readonly totals: Omit<Line, 'kind' | 'name' | 'quantity'>;
  readonly sold: readonly Line[];
}

let api: Api;
beforeEach(async () => {
  api = await openApi();
});

const period = {
  function: 'CustomReport',
  date1: '1-2-2026',
  date2: '2-3-2026',
  showCash: 1,
  showPin: 1,
  pdf: 0,
};

/** Two kinds of coffee are in two categories, of which one belongs to a turnover group; tea is in none. */
const categorise = async () => {
  const { store } = api.server.context;
  await rowsNamed(store, 'products').update(1, { categoryIds: [3, 1] });
  await rowsNamed(store, 'productcategories').update(1, { turnoverGroup: 1 });
};

describe('reports by what was sold', () => {
  test('name products as they are called now, and add up to the total with what discounts took off', async () => {
    await rowsNamed(api.server.context.store, 'products').update(1, { title: 'Filterkoffie' });
    const [status, body] = await api.post(PATH, { ...period, by: 'product' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totals: { total: 98.8, VAT: 8.16, net: 90.64 },
      sold: [
        {
          id: 1,
          kind: 'group',
          name: 'Filterkoffie',
          quantity: 12,
          total: 97.6,
          VAT: 8.06,
          net: 89.54,
        },
        { id: 2, kind: 'group', name: 'Thee', quantity: 5, total: 10.2, VAT: 0.84, net: 9.36 },
        { id: 3, kind: 'discount', name: '', quantity: 0, total: -9, VAT: -0.74, net: -8.26 },
      ],
    });
  });

  test('know a product that is no longer there by what it was sold as', async () => {
    await rowsNamed(api.server.context.store, 'products').remove(2);
    const [, body] = await api.post(PATH, { ...period, by: 'product' });
    expect(body).toMatchObject({ sold: [{ name: 'Koffie' }, { name: 'Thee' }, {}] });
  });

  test.each([
    ['category', 'Dranken + Koffie'],
    ['turnoverGroup', 'Dranken'],
  ])('by %s count a product once, and what is in none for itself', async (by, name) => {
    await categorise();
    const [, body] = await api.post(PATH, { ...period, by });
    expect(body).toMatchObject({
      sold: [
        { kind: 'group', name, quantity: 12, total: 97.6 },
        { kind: 'none', name: '', quantity: 5, total: 10.2 },
        { kind: 'discount', total: -9 },
      ],
    });
  });

  test('count the payments that are asked for', async () => {
    const [, body] = await api.post(PATH, { ...period, by: 'product', showPin: 0 });
    expect(body).toMatchObject({
      totals: { total: 83.5 },
      sold: [{ name: 'Koffie', quantity: 10, total: 92.5 }, { total: -9 }],
    });
  });

  test('are as specified where nobody asks what they are divided by, and refuse what is no way', async () => {
    const [, plain] = await api.post(PATH, period);
    expect(plain).not.toHaveProperty('sold');
    expect((await api.post(PATH, { ...period, by: 'payment' }))[1]).toEqual(plain);
    expect((await api.post(PATH, { ...period, by: 'moon' }))[0]).toBe(400);
  });

  test('are papers', async () => {
    await categorise();
    const asked = { ...period, pdf: 1 };
    const english = await readPdf(await api.download(PATH, { ...asked, by: 'category' }));
    expect(english.name).toBe('customReport-1-2-2026-2-3-2026-category.pdf');
    for (const text of [
      'Category Quantity Total VAT Excl. VAT',
      'Dranken + Koffie 12 €97.60 €8.06 €89.54',
      'No category 5 €10.20 €0.84 €9.36',
      'Discounts -€9.00 -€0.74 -€8.26',
      'Total 17 €98.80 €8.16 €90.64',
    ])
      expect(english.pages[0]).toContain(text);
    const dutch = await api.as(1, { 'Accept-Language': 'nl' });
    const paper = await readPdf(await dutch.download(PATH, { ...asked, by: 'turnoverGroup' }));
    expect(paper.pages[0]).toContain('Omzetgroep Aantal Totaal Btw Excl. btw');
    expect(paper.pages[0]).toContain('Geen omzetgroep 5');
  });

  test.each(['product', 'category', 'turnoverGroup'])(
    'of the demo add up by %s to what the orders came to, to the last cent',
    async (by) => {
      const seed = await createSeed(new Date('2026-03-02T08:00:00Z'));
      const { store } = api.server.context;
      for (const name of ['orders', 'products', 'productcategories', 'turnovergroups']) {
        for (const { id } of (await rowsNamed(store, name).page()).rows)
          await rowsNamed(store, name).remove(id);
        await store.transaction(async (inner) => {
          const own = (seed[name] ?? []).filter(({ organisationId }) => organisationId === 1);
          for (const { id: _id, ...values } of own) await rowsNamed(inner, name).insert(values);
        });
      }
      const [, body] = await api.post(PATH, { ...period, by });
      const { sold, totals } = body as Report;
      const sum = (name: 'total' | 'VAT' | 'net') =>
        sold.reduce((cents, line) => cents + Math.round(line[name] * 100), 0) / 100;
      expect(sold.length).toBeGreaterThan(1);
      expect({ total: sum('total'), VAT: sum('VAT'), net: sum('net') }).toEqual({
        total: totals.total,
        VAT: totals.VAT,
        net: totals.net,
      });
    },
  );
});
