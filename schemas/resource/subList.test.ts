import { describe, expect, it, test } from 'vitest';
import { programmes } from '../../tests/fixtures/programmes';
import { checkFields, f, isShown, subList } from '../index';

const fields = {
  label: f.text({ required: true }),
  place: f.integer({ readOnly: true }),
  amount: f.money({ readAs: 'price', sendAs: 'newPrice' }),
  code: f.text({ only: 'create' }),
  isWide: f.flag({ within: 'options' }),
  isHigh: f.flag({ within: 'options' }),
  isDone: f.flag({ readOnly: true }),
};

describe('what the calls of a sub-list send', () => {
  it('is the id, and all that can be entered, under the names that it travels under', () => {
    const { add, update, remove } = subList({
      idField: 'rateId',
      fields,
      add: 'addRate',
      update: 'updateRate',
      remove: 'deleteRate',
    });
    const entered = { label: 'label', newPrice: 'amount', options: 'options' };
    expect(add).toEqual({ fn: 'addRate', args: { ...entered, code: 'code' } });
    expect(update).toEqual({ fn: 'updateRate', args: { ...entered, rateId: 'rateId' } });
    expect(remove).toEqual({ fn: 'deleteRate', args: { rateId: 'rateId' } });
  });

  it('is the id with the number, or with the flag, that the call is for', () => {
    const { reorder, toggle } = subList({
      idField: 'rateId',
      fields,
      numberedBy: 'place',
      reorder: 'moveRate',
      toggle: { fn: 'doneRate', field: 'isDone' },
    });
    expect(reorder?.args).toEqual({ rateId: 'rateId', place: 'place' });
    expect(toggle?.args).toEqual({ rateId: 'rateId', isDone: 'isDone' });
  });

  it('names the row once: the path may do so', () => {
    const { reorder, remove } = subList({
      idField: 'id',
      fields,
      numberedBy: 'place',
      reorder: { method: 'PUT', path: 'rates/{row.id}' },
      remove: { method: 'DELETE', path: 'rates/{row.id}' },
    });
    expect(reorder?.args).toEqual({ place: 'place' });
    expect(remove?.args).toEqual({});
  });

  it('names the record that a row stands for as its id', () => {
    const { add, update, opens } = subList({
      idField: 'productId',
      chosenFrom: { to: 'products', titleIn: 'title' },
      fields: { price: f.money() },
      add: 'addProduct',
      update: 'updateProduct',
    });
    const args = { productId: 'productId', price: 'price' };
    expect(add?.args).toEqual(args);
    expect(update?.args).toEqual(args);
    expect(opens).toBe('products');
  });

  it('names what a row stands for, and none of the others it could', () => {
    const { spares } = programmes.subLists;
    const sources = { filmId: 'filmId', posterId: 'posterId' };
    expect(spares?.add?.args).toEqual({ ...sources, note: 'note' });
    expect(spares?.update?.args).toEqual({ spareId: 'spareId', note: 'note' });
    expect(spares?.columns).toEqual(['title', 'note']);
  });

  it('is what the definition says, where it says so', () =>
    expect(
      subList({ idField: 'id', fields, remove: { fn: 'drop', args: { rate: 'id' } } }).remove,
    ).toEqual({ fn: 'drop', args: { rate: 'id' } }));
});

test('rows of several sources ask for each while the others are empty', () => {
  const { fields = {} } = programmes.subLists.spares ?? {};
  const nothing = { title: '', filmId: null, posterId: null, note: '' };
  expect(checkFields(nothing, fields)).toEqual({ message: 'required' });
  expect(checkFields({ ...nothing, posterId: 1 }, fields)).toBeUndefined();
  expect(isShown(fields.filmId ?? {}, { ...nothing, posterId: 1 })).toBe(false);
});

test('rows put in order by hand have a number that nobody enters or sees', () => {
  const { columns, fields: all } = subList({
    idField: 'rateId',
    fields: { label: f.text() },
    numberedBy: 'place',
    reorder: 'moveRate',
  });
  expect(columns).toEqual(['label']);
  expect(all).toMatchObject({ place: { kind: 'integer', readOnly: true } });
});
