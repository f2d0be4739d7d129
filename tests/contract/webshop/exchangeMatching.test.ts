import { expect, test } from 'vitest';
import { type Answer, openApi } from '../support/Api';
import { exported, sendFile } from '../support/exchange';

const TRIED = { parts: { dryRun: '1' } };

/** What a file would do, line by line. */
const linesOf = async (answer: Promise<Answer>) => {
  const [, body] = await answer;
  return (body as { results: readonly object[] }).results;
};

test('a line without an id changes the record that has its name', async () => {
  const api = await openApi();
  const file = 'name,tariff\nhoog,20\nNul,0\nHOOG,19';
  expect(await linesOf(sendFile(api, 'vatImport', file, TRIED))).toMatchObject([
    { state: 'changed', match: { by: 'name', id: 1 }, before: { name: 'Hoog', tariff: '21' } },
    { state: 'new' },
    { state: 'wrong', problems: { name: 'Line 2 has this as well' } },
  ]);
  expect(await sendFile(api, 'vatImport', 'name,tariff\nLaag,6')).toMatchObject([
    200,
    { counts: { new: 0, changed: 1, unchanged: 0, wrong: 0 } },
  ]);
  expect(await exported(api, 'vatExport')).toMatchObject([
    { id: 1, tariff: 21 },
    { id: 2, tariff: 6 },
  ]);
});

test('an id that is not here is refused, also one of another organisation', async () => {
  const api = await openApi();
  const file = 'id,title,price\n99999,Koek,1\n6,Elders,2\n1,Koffie,3';
  expect(await linesOf(sendFile(api, 'productsImport', file, TRIED))).toMatchObject([
    { state: 'wrong', problems: { id: 'No product 99999 here' } },
    { state: 'wrong', problems: { id: 'No product 6 here' } },
    { state: 'changed', before: { price: '2.55' } },
  ]);
});

test('what would be made twice is asked about: changed, or added all the same', async () => {
  const api = await openApi();
  const file = 'title.NL-nl,title.EN-gb,title.DE-de,title.FR-fr,price\nkoffie,Coffee,Kaffee,Café,4';
  const tried = (same?: string) =>
    linesOf(
      sendFile(api, 'productsImport', file, { parts: { dryRun: '1', ...(same && { same }) } }),
    );
  expect(await tried()).toMatchObject([
    { state: 'wrong', same: [1], problems: { 'languages.NL-nl.title': 'Already there: #1' } },
  ]);
  expect(await tried('change')).toMatchObject([
    { state: 'changed', match: { by: 'languages.NL-nl.title', id: 1 } },
  ]);
  expect(await tried('add')).toMatchObject([{ state: 'new' }]);
});

test('cells are read as people write them, by the names of what they refer to', async () => {
  const api = await openApi();
  const heads = 'ID;Titel;Prijs;Btw-tarief;Actief;Prijs wordt bij verkoop ingevoerd;Leverancier';
  const rows = ['1;Koffie;€ 1.234,5;laag;Ja;no;kweker', '2;Thee;2,04;Middel;Ja;1;'];
  expect(
    await linesOf(sendFile(api, 'productsImport', [heads, ...rows].join('\n'), TRIED)),
  ).toMatchObject([
    { state: 'changed', before: { price: '2.55', VATTariffId: '1', supplierId: '' } },
    {
      state: 'wrong',
      problems: {
        VATTariffId: 'No VAT tariff is called “Middel”',
      },
    },
  ]);
});

test('what a file refers to is found by its name in any language of the back office', async () => {
  const api = await openApi();
  const names = { nl: 'Actie', en: 'On offer', de: 'Angebot' };
  const translations = Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, { name, slug: language }]),
  );
  const [, made] = await api.put('webshop/productTag/add', {
    color: '#df9324',
    active: 1,
    translations: JSON.stringify(translations),
  });
  const { id: tagId } = made as { id: number };
  const file = 'id,Tag\n1,Actie\n2,On offer';
  expect(await sendFile(api, 'productsImport', file)).toMatchObject([200, {}]);
  const rows = await exported(api, 'productsExport');
  expect(rows.slice(0, 2)).toMatchObject([{ tagId }, { tagId }]);
});

test('a name that several have is refused with those', async () => {
  const api = await openApi();
  await api.put('webshop/vat/add', { name: 'Dubbel', tariff: 1 });
  await api.put('webshop/vat/add', { name: 'dúbbel', tariff: 2 });
  const file = 'id,VATTariffId\n1,Dubbel';
  expect(await linesOf(sendFile(api, 'productsImport', file, TRIED))).toMatchObject([
    {
      state: 'wrong',
      problems: { VATTariffId: '“Dubbel” can mean several: #4 Dubbel, #5 dúbbel' },
    },
  ]);
});
