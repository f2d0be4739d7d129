import { expect, it } from 'vitest';
import { aboutFile } from './aboutFile';

it('names a file once, whether or not what is said of it does', () => {
  const file = new File([], 'kop.png');
  expect(aboutFile(file, 'kop.png is no picture')).toBe('kop.png is no picture');
  expect(aboutFile(file, 'The server can’t be reached')).toBe(
    'kop.png: The server can’t be reached',
  );
});
