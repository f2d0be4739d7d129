import { expect, test } from 'vitest';
import { f } from '../../../schemas';
import { changedInLanguages } from './inLanguages';

const field = f.perLanguage({
  fields: { title: f.text(), rows: f.rows({ fields: { key: f.text(), content: f.text() } }) },
});

const [one, two] = [
  { key: 'one', content: '1' },
  { key: 'two', content: '2' },
];

test('of texts in several languages those are named that are others, and rows only as far as they are', () => {
  const before = {
    'NL-nl': { title: 'Bezoek', rows: [one, two] },
    'EN-gb': { title: 'Visit', rows: [one] },
  };
  const other = { key: 'two', content: '3' };
  const after = {
    'NL-nl': { title: 'Uw bezoek', rows: [one, other] },
    'EN-gb': { title: 'Visit', rows: [one] },
    'DE-de': { title: 'Besuch' },
  };
  expect(changedInLanguages(field, before, after)).toMatchObject([
    {
      language: 'NL-nl',
      name: 'title',
      before: { title: 'Bezoek' },
      after: { title: 'Uw bezoek' },
    },
    { language: 'NL-nl', name: 'rows', before: { rows: [two] }, after: { rows: [other] } },
    { language: 'DE-de', name: 'title', before: {}, after: { title: 'Besuch' } },
  ]);
});

test('rows in another order are shown whole', () => {
  const [before, after] = [{ 'NL-nl': { rows: [one, two] } }, { 'NL-nl': { rows: [two, one] } }];
  expect(changedInLanguages(field, before, after)).toMatchObject([
    { name: 'rows', before: { rows: [one, two] }, after: { rows: [two, one] } },
  ]);
});
