import { expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { exported, sendFile } from '../support/exchange';

test('texts of a language, codes and numbers are columns; a new product gets what the form gives it', async () => {
  const api = await openApi();
  const file = [
    'id,title.NL-nl,title.EN-gb,title.DE-de,title.FR-fr,price,allergens,productVisibilities,VATTariffId',
    '1,Koffie,Coffee,Koffie,Koffie,"2,75","milk, nuts",0,2',
    ',Nieuw,New,Neu,Nouveau,1.5,,2,',
    ',Half,,,,1,meat,2,99',
    '3,Taart,Cake,Cake,Cake,3,,2,',
  ].join('\n');
  expect(await sendFile(api, 'productsImport', file, { parts: { dryRun: '1' } })).toMatchObject([
    200,
    {
      results: [
        {
          state: 'changed',
          texts: { 'languages.EN-gb.title': 'Coffee', price: '2,75', allergens: 'milk, nuts' },
          before: { 'languages.EN-gb.title': 'Koffie', price: '2.55', allergens: '' },
        },
        { state: 'new', problems: {} },
        {
          state: 'wrong',
          problems: {
            'languages.NL-nl.title': 'Enter a title in every language',
            allergens: 'Choose one of the options offered',
            VATTariffId: 'Choose one of the options offered',
          },
        },
        { state: 'wrong', problems: { id: 'This cannot be changed here' } },
      ],
    },
  ]);
  const parts = { onlyRight: '1' };
  expect(await sendFile(api, 'productsImport', file, { parts })).toMatchObject([
    200,
    { counts: { new: 1, changed: 1, unchanged: 0, wrong: 2 } },
  ]);
  expect(await api.get('webshop/products?filter=Nieuw')).toMatchObject([
    200,
    { results: [{ title: 'Nieuw', price: 1.5, active: 1, VATTariffId: null }] },
  ]);
});

test('what is linked to a record comes as ids, and by the rules of the link', async () => {
  const api = await openApi();
  const categories = await exported(api, 'catsExport');
  const [one, other] = categories.map(({ id }) => id);
  const file = [
    'id;title.NL-nl;title.EN-gb;title.DE-de;title.FR-fr;price;categories;relatedProducts',
    `1;Koffie;Koffie;Koffie;Koffie;2.55;"${one},${other}";2`,
    '2;Thee;Thee;Thee;Thee;2.04;;2',
    ';Nieuw;New;Neu;Nouveau;1;99;',
  ].join('\n');
  const parts = { onlyRight: '1' };
  expect(await sendFile(api, 'productsImport', file, { parts })).toMatchObject([
    200,
    { counts: { new: 0, changed: 1, unchanged: 0, wrong: 2 } },
  ]);
  expect(await sendFile(api, 'productsImport', file, { parts: { dryRun: '1' } })).toMatchObject([
    200,
    {
      results: [
        { state: 'unchanged' },
        { problems: { relatedProducts: 'This cannot be linked to itself' } },
        { problems: { categories: 'Choose one of the options offered' } },
      ],
    },
  ]);
  const [row] = await exported(api, 'productsExport');
  expect(row).toMatchObject({ id: 1, categories: `${one},${other}`, relatedProducts: '2' });
});

test('heads stand for the columns that somebody says', async () => {
  const api = await openApi();
  const columns = JSON.stringify({ Naam: 'name', 'BTW %': 'tariff', Notitie: '' });
  const file = 'Naam;BTW %;Notitie\nNul;0;x';
  expect(await sendFile(api, 'vatImport', file, { parts: { columns } })).toMatchObject([
    200,
    { counts: { new: 1, changed: 0, unchanged: 0, wrong: 0 } },
  ]);
  // Nobody reads all columns of products.
  expect(await sendFile(api, 'productsImport', 'Benaming;price\nx;1')).toMatchObject([
    400,
    {
      status_message: 'There are no columns here called “Benaming”',
      heads: [
        { head: 'Benaming', column: null },
        { head: 'price', column: 'price' },
      ],
    },
  ]);
});
