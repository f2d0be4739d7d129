// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { sheetHtml } from '../../../resources/signage/shared/pricesheets/sheetHtml';
import type { AllowedElements } from '../../../schemas/html/allowedHtml';
import { extensionsFor } from './extensions';
import { insertTable } from './tables';

const written = (content: string, allows?: AllowedElements): string => {
  const editor = new Editor({ extensions: extensionsFor(allows), content });
  const html = editor.getHTML();
  editor.destroy();
  return html;
};

test.each([
  '<h1 class="big">a</h1><p class="b c">d</p>',
  '<div class="card"><p>a <span class="price">1</span></p></div>',
  '<p><span class="a">x<span class="b">y</span></span></p>',
  '<ul class="menu"><li class="first"><p>a</p></li></ul>',
  '<p><strong class="a">b</strong><a class="c" href="/x">d</a></p>',
  '<p><img class="logo" src="/a.png" alt="b" width="20" height="10"></p>',
])('a text keeps its classes in the editor: %s', (html) =>
  expect(written(html, sheetHtml)).toBe(html),
);

test.each([
  '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>1</p></td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
])('a text keeps its tables in the editor: %s', (html) => expect(written(html)).toBe(html));

test('where no table may stand the words of one stay', () =>
  expect(written('<table><tr><td>a</td></tr></table>', sheetHtml)).toBe('<p>a</p>'));

test.each([
  ['', 'end'],
  ['<p>ab</p>', 'end'],
  ['<p>ab</p>', 2],
] as const)('a new table in %j has the cursor in its first cell', (content, place) => {
  const editor = new Editor({ extensions: extensionsFor(undefined), content });
  editor.commands.setTextSelection(place === 'end' ? editor.state.doc.content.size - 1 : place);
  insertTable(editor);
  editor.commands.insertContent('x');
  expect(editor.getHTML()).toMatch(/<tr><th><p>x<\/p><\/th><th><p><\/p><\/th>/);
  editor.destroy();
});
