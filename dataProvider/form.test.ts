import { expect, test } from 'vitest';
import { formOf } from './form';

test('a form has nothing as an empty part, what is JSON as JSON, and no part for what isn’t there', () => {
  const body = {
    name: 'Hal',
    list: [{ id: 1 }],
    none: null,
    playlist: null,
    song: 4,
    off: undefined,
  };
  expect(Object.fromEntries(formOf(body, ['playlist', 'song']))).toEqual({
    name: 'Hal',
    list: '[{"id":1}]',
    none: '',
    playlist: 'null',
    song: '4',
  });
});
