// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nextEntry } from './nextEntry';

const entry = (field: string, id: string, text: string) =>
  `<form data-row-entry="${field}" id="${id}"><textarea>${text}</textarea><textarea aria-hidden="true"></textarea></form>`;

test('from a row it goes on to the next one where the same field is empty', () => {
  document.body.innerHTML = [
    entry('english', 'a', ''),
    entry('dutch', 'b', ''),
    entry('english', 'c', 'Back'),
    entry('english', 'd', ' '),
  ].join('');
  const after = (id: string) =>
    nextEntry(document.getElementById(id) ?? document.body)?.closest('form')?.id;
  expect(after('a')).toBe('d');
  expect(after('b')).toBeUndefined();
  expect(after('d')).toBeUndefined();
  document.body.replaceChildren();
});
