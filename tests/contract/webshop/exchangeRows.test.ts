import { expect, test } from 'vitest';
import { type Answer, type Api, openApi } from '../support/Api';
import { csvOf, EXCHANGE, sendFile } from '../support/exchange';

const TRIED = { parts: { dryRun: '1' } };

type Line = Readonly<Record<string, string | number>>;

/** All products with their rows, a line each. */
const exported = async (api: Api): Promise<readonly Line[]> => {
  const [, answer] = await api.post(EXCHANGE, { function: 'productsExport', withRows: 1 });
  return (answer as { rows: readonly Line[] }).rows;
};

const linesOf = async (answer: Promise<Answer>) => {
  const [, body] = await answer;
  return (body as { results: readonly object[] }).results;
};

const titles = (title: string) =>
  ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({ language, title }));

/** A shop whose first product has two variations and a list. */
const openShop = async () => {
  const api = await openApi();
  const path = 'webshop/products/1';
  const small = { variationId: 1, sku: 'K-1', barCode: '871', titles: titles('Klein'), stock: 5 };
  const large = { sku: 'K-2', price: 4, productVATId: 2, titles: titles('Groot') };
  for (const body of [
    { function: 'updateProductVariation', price: 2.55, ...small },
    { function: 'addProductVariation', ...large },
  ])
    expect(await api.post(path, body)).toMatchObject([expect.any(Number), { status: true }]);
  const variations = async () => {
    const [, answer] = await api.get(path);
    return (answer as { results: { variations: readonly object[] } }).results.variations;
  };
  return { api, variations };
};

test('all data is answered with each variation and list in a line', async () => {
  const { api } = await openShop();
  const lines = (await exported(api)).filter(({ id }) => id === 1);
  expect(lines).toMatchObject([
    { id: 1, 'title.NL-nl': 'Koffie', 'variations.sku': 'K-1', 'variations.stock': 5 },
    { id: 1, 'title.NL-nl': '', 'variations.sku': 'K-2', 'variations.price': 4 },
  ]);
  expect(lines[1]).toMatchObject({ 'variations.title.NL-nl': 'Groot', price: '' });
});

test('all data is imported without a difference', async () => {
  const { api } = await openShop();
  const before = await exported(api);
  const answer = sendFile(api, 'productsImport', csvOf(before), TRIED);
  expect(
    (await linesOf(answer)).filter((line) => 'state' in line && line.state !== 'unchanged'),
  ).toEqual([]);
  expect(await sendFile(api, 'productsImport', csvOf(before))).toMatchObject([
    200,
    { counts: { new: 0, changed: 0, unchanged: before.length, wrong: 0 } },
  ]);
  expect(await exported(api)).toEqual(before);
});

test('a file of SKUs and stock changes the variations that have them', async () => {
  const { api, variations } = await openShop();
  const file = 'SKU;Stock\nK-2;7\nK-9;1\nK-1;5';
  expect(await linesOf(sendFile(api, 'productsImport', file, TRIED))).toMatchObject([
    {
      state: 'changed',
      match: { by: 'variations.sku', id: 1 },
      before: { 'variations.stock': '' },
    },
    { state: 'wrong', problems: { id: 'No product here has this' } },
    { state: 'unchanged', match: { by: 'variations.sku', id: 1 } },
  ]);
  expect(await variations()).toMatchObject([{ stock: 5 }, { stock: null }]);
  const onlyRight = { parts: { onlyRight: '1' } };
  expect(await sendFile(api, 'productsImport', file, onlyRight)).toMatchObject([
    200,
    { counts: { new: 0, changed: 1, unchanged: 1, wrong: 1 } },
  ]);
  expect(await variations()).toMatchObject([
    { sku: 'K-1', price: 2.55, stock: 5 },
    { sku: 'K-2', price: 4, stock: 7 },
  ]);
});

test('lines below a product add variations to it, and what is wrong with one is reported there', async () => {
  const { api } = await openShop();
  const heads =
    'title.NL-nl,title.EN-gb,title.DE-de,title.FR-fr,price,variations.title.NL-nl,variations.title.EN-gb,variations.title.DE-de,variations.title.FR-fr,variations.sku,variations.price';
  const file = [
    heads,
    'Sap,Juice,Saft,Jus,2,Glas,Glass,Glas,Verre,S-1,2',
    ',,,,,Kan,Jug,Krug,Carafe,S-2,6',
    ',,,,,Fles,Bottle,Flasche,Bouteille,K-1,9',
    ',,,,,Fles,,,,S-3,9',
  ].join('\n');
  expect(await linesOf(sendFile(api, 'productsImport', file, TRIED))).toMatchObject([
    { state: 'new', problems: {} },
    { state: 'changed', before: { 'variations.sku': '', 'variations.price': '' } },
    {
      state: 'wrong',
      problems: { 'variations.sku': 'Another product or variation has this SKU' },
    },
    {
      state: 'wrong',
      problems: { 'variations.titles.NL-nl.title': 'Enter a title in every language' },
    },
  ]);
  const parts = { onlyRight: '1' };
  expect(await sendFile(api, 'productsImport', file, { parts })).toMatchObject([
    200,
    { counts: { new: 1, changed: 1, wrong: 2 } },
  ]);
  const made = (await exported(api)).filter(({ 'variations.sku': sku }) => /^S-/.test(String(sku)));
  expect(made).toMatchObject([
    { 'title.NL-nl': 'Sap', 'variations.title.NL-nl': 'Glas', 'variations.price': 2 },
    { 'title.NL-nl': '', 'variations.title.NL-nl': 'Kan', 'variations.price': 6 },
  ]);
  expect(made[0]?.id).toBe(made[1]?.id);
});

test('a price of the product that is changed alone is that of its only variation', async () => {
  const { api } = await openShop();
  const before = (await exported(api)).filter(({ id }) => id === 2);
  const file = csvOf(before.map((line) => ({ ...line, price: 3 })));
  expect(await sendFile(api, 'productsImport', file)).toMatchObject([
    200,
    { counts: { changed: 1 } },
  ]);
  const after = (await exported(api)).filter(({ id }) => id === 2);
  expect(after).toMatchObject([{ price: 3, 'variations.price': 3 }]);
});

test('what a line says of its record is said once', async () => {
  const { api } = await openShop();
  const file = 'id,price,variations.sku\n2,3,\n2,4,T-1';
  expect(await linesOf(sendFile(api, 'productsImport', file, TRIED))).toMatchObject([
    { state: 'changed' },
    { state: 'wrong', problems: { id: 'Line 2 has this as well' } },
  ]);
});
