import { expect, it } from 'vitest';
import { takings } from '../../tests/fixtures/takings';
import { definePage } from '../index';

it('a page shows what it names at its address, and at further ones', () =>
  expect(takings.pages).toEqual({
    'kitchen/money': 'placeholder',
    'kitchen/money/{day}': 'placeholder',
  }));

it('a page stands at its path, and that is its name, unless it says otherwise', () => {
  const base = { name: 'bookings', module: 'ticketing', menu: false, page: 'placeholder' } as const;
  expect(definePage(base)).toMatchObject({ path: 'bookings', route: 'bookings' });
  expect(definePage({ ...base, path: 'ticketing/bookings' }).pages).toEqual({
    'ticketing/bookings': 'placeholder',
  });
});

it('a page has no record to read or to change', () => {
  expect(takings.verbs).toEqual({ read: false, create: false, update: false, delete: false });
  expect([takings.fields, takings.detail, takings.list.columns]).toEqual([{}, [], []]);
});
