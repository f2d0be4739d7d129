import { expect, test } from 'vitest';
import { changedInJson } from './inJson';

test('parts of JSON are told that another has otherwise, or not at all', () => {
  const [was, is] = ['{"title":"A","rows":[1],"required":true}', '{"rows":[1],"title":"B","x":0}'];
  expect(changedInJson(was, is)).toEqual([
    { part: 'title', before: 'A', after: 'B' },
    { part: 'required', before: true, after: undefined },
    { part: 'x', before: undefined, after: 0 },
  ]);
});

test('JSON without parts, or text that is none, is told as a whole', () => {
  for (const text of ['', '[1]', 'x', undefined]) expect(changedInJson(text, '{}')).toBeUndefined();
});
