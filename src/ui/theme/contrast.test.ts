import { expect, test } from 'vitest';
import { contrast, hexOf, readableOn, tooLittle } from './contrast';

test('black on white is as far apart as can be', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#777777', 'grey')).toBe(1);
});

test.each([
  ['#0b6b63', '#ffffff', '#ffffff'],
  ['#ffee00', '#ffffff', '#000000'],
  ['#003366', '#000000', '#ffffff'],
  ['#ffffff', '#003366', '#003366'],
  ['#777', '#888', '#000000'],
])('on %s, %s becomes %s', (background, wanted, shown) =>
  expect(readableOn(background, wanted)).toBe(shown),
);

test.each([
  ['#ABC', '#aabbcc'],
  [' 0b6b63 ', '#0b6b63'],
  ['#12345', null],
  ['red', null],
  ['#fff;background:url(//x)', null],
])('%s is the colour %s', (text, colour) => expect(hexOf(text)).toBe(colour));

test.each([
  ['#ffffff', '#777777', 4.4],
  ['#ffffff', '#767676', null],
  ['#fafafa', '#333333', null],
  ['333', '333333', 1],
  ['#ffffff', '', null],
])('on %s, %s has too little: %s', (background, text, ratio) =>
  expect(tooLittle(background, text)).toBe(ratio),
);
