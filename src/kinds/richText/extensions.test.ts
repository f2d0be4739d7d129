// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { sheetHtml } from '../../../resources/signage/shared/pricesheets/sheetHtml';
import type { AllowedElements } from '../../../schemas/html/allowedHtml';
import { extensionsFor } from './extensions';

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
