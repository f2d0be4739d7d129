import { describe, expect, it, test } from 'vitest';
import { programmes } from '../../tests/fixtures/programmes';
import { checkValue } from '../fields/check';
import { parseValue, serializeValue } from '../fields/codec';
import { f } from '../index';

describe('rows that are chosen from several sources', () => {
  const { items } = programmes.fields;
  const film = { id: 4, title: 'Jaws', filmId: 1, posterId: null, duration: 0 };
  const poster = { id: null, title: 'Sold out', filmId: null, posterId: 1, duration: 10 };

  it('travel with what says of each source that it is none', () =>
    expect(serializeValue([film, poster], items)).toEqual([
      { id: 4, filmId: 1, posterId: null, duration: 0, order: 1 },
      { filmId: -1, posterId: 1, duration: 10, order: 2 },
    ]));

  it('are distinguished when they come', () =>
    expect(
      parseValue(
        [
          { id: 2, title: 'Sold out', filmId: -1, posterId: 1, duration: 10, order: 2 },
          { ...film, order: 1 },
        ],
        items,
      ),
    ).toEqual([film, { ...poster, id: 2 }]));

  it('stand for one thing each', () => {
    expect(checkValue([film, poster], items)).toBeUndefined();
    const wrong = { message: 'incompleteRow', rowAt: { row: 2 } };
    expect(checkValue([poster, { ...film, filmId: null }], items)).toEqual(wrong);
    expect(checkValue([poster, { ...film, posterId: 1 }], items)).toEqual(wrong);
  });
});

test('rows of which no two are called the same', () => {
  const rows = f.rows({ fields: { key: f.text({ unique: true }) } });
  const called = (...keys: readonly string[]) =>
    checkValue(
      keys.map((key) => ({ id: null, key })),
      rows,
    );
  expect(called('intro', 'foot', '', '')).toBeUndefined();
  expect(called('intro', ' Intro')).toEqual({ message: 'alreadyThere' });
});

describe('rows that are taken away by a mark', () => {
  const stops = f.rows({
    as: 'withMarks',
    numberedBy: 'order',
    fields: { place: f.text({ required: true }), deleted: f.flag({ as: 'boolean' }) },
  });
  const kept = { id: 4, place: 'Delft', deleted: false };
  const left = { id: 5, place: '', deleted: true };
  const fresh = { id: null, place: 'Gouda', deleted: false };

  it('travel with those that stay, new ones under ids of the moment', () =>
    expect(serializeValue([kept, left, fresh], stops)).toEqual([
      { id: 4, place: 'Delft', deleted: false, order: 1 },
      { id: 5, place: '', deleted: true, order: 2 },
      { id: 'tmp-3', place: 'Gouda', deleted: false, order: 3 },
    ]));

  it('have no id until they are stored', () =>
    expect(parseValue([{ ...fresh, id: 'tmp-3', order: 1 }], stops)).toEqual([fresh]));

  it('need not be right', () => {
    expect(checkValue([kept, left], stops)).toBeUndefined();
    expect(checkValue([{ ...left, deleted: false }], stops)).toEqual({
      message: 'incompleteRow',
      rowAt: { row: 1, field: 'place' },
    });
  });
});
