// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lostParts } from './lost';

const allows = { p: ['class'], a: ['href'] };

test.each([
  ['<p class="a">x</p>', []],
  ['<div><p style="color: red" id="b">x</p></div>', ['<div>', 'style', 'id']],
  ['<table><tr><td>x</td></tr></table>', ['<table>', '<tr>', '<td>']],
  ['<a href="javascript:steal()">x</a>', ['href']],
  ['<style>p{}</style><p>x</p><script>steal()</script>', ['<style>', '<script>']],
])('of %s it is reported what goes', (html, lost) => expect(lostParts(html, allows)).toEqual(lost));

test('a text without a list of its own loses what none may hold', () => {
  expect(lostParts('<table><tr><td>x</td></tr></table><a href="/a">y</a>')).toEqual([]);
  expect(lostParts('<form class="a"><input></form>')).toEqual(['<form>', 'class', '<input>']);
});
