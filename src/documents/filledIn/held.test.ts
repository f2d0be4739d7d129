import { expect, test } from 'vitest';
import { heldBy } from './held';
import { searched } from './searched';

const item = {
  objectDefinitionId: 5,
  language: 'NL-nl',
  order: 1,
  modified: '2026-03-02T09:00:00.000Z',
  modifiedBy: 'Ada Bakker',
  values: [
    { rowId: 1, value: 'Anna' },
    { rowId: 4, value: null },
  ],
};

const filledIn = {
  objectDefinitionId: 5,
  language: 'NL-nl',
  modified: '2026-03-02T09:00:00.000Z',
  modifiedBy: 'Ada Bakker',
  values: { 1: 'Anna', 4: null },
};

test('a list holds documents of one kind, in its columns', () => {
  const column = { listItemColumnId: 1, columnTitle: 'Wie', columnOrder: 1, documentInputField: 1 };
  expect(
    heldBy({
      id: 3,
      objectlistId: 2,
      headerDocumentId: 5,
      language: 'EN-gb',
      columns: [column],
      items: [{ ...item, objectId: 9 }],
    }),
  ).toEqual({
    objectlistId: 2,
    listItemId: 3,
    documentId: 5,
    language: 'EN-gb',
    columns: [{ title: 'Wie', rowId: 1 }],
    items: [{ ...filledIn, id: 9 }],
  });
});

test('a group holds documents of any kind', () => {
  expect(heldBy({ id: 2, documents: [{ ...item, id: 9, title: 'Order' }] })).toEqual({
    objectlistId: 2,
    listItemId: null,
    documentId: null,
    language: '',
    columns: [],
    items: [{ ...filledIn, id: 9 }],
  });
  expect(heldBy({ id: 2 }).items).toEqual([]);
});

test('a search ignores case and accents, and looks into all texts', () => {
  const find = (search: string) =>
    searched(
      [
        ['Coën', 'Urk'],
        ['Anna', 'Gouda'],
      ],
      search,
      (texts) => texts,
    ).map(([name]) => name);
  expect(find('coen')).toEqual(['Coën']);
  expect(find(' GOU ')).toEqual(['Anna']);
  expect(find('')).toEqual(['Coën', 'Anna']);
  expect(find('x')).toEqual([]);
});
