import { describe, expect, test } from 'vitest';
import { longestWord, wordsIn } from './words';

describe('what a bar is called', () => {
  test.each([
    ['Zomer', 60, 1, 'Zomer'],
    ['Wachtscherm', 60, 3, ''],
    ['Wachtscherm', 110, 1, 'Wachtscherm'],
    ['Zomer in de hal', 45, 1, 'Zomer'],
    ['Zomer in de hal', 56, 1, 'Zomer …'],
    ['Zomer in de hal', 45, 2, 'Zomer in de …'],
    ['Zomer in de grote hal', 90, 1, 'Zomer in de …'],
    ['Zomer in de hal', 45, 3, 'Zomer in de hal'],
    ['In Wachtscherm', 60, 2, 'In …'],
    ['', 60, 1, ''],
  ])('%s has in %d pixels and %d lines room for whole words alone', (text, width, lines, shown) =>
    expect(wordsIn(text, width, lines)).toBe(shown),
  );

  test('needs as much room as its longest word', () => {
    expect(longestWord('de Wachtscherm')).toBe(longestWord('Wachtscherm'));
    expect(longestWord('')).toBe(0);
  });
});
