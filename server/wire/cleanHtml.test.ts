import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { sheetHtml } from '../../resources/signage/shared/pricesheets/sheetHtml';
import { type AllowedElements, cleanTextWith } from '../../schemas/html/allowedHtml';
import { dangersIn } from '../../tests/fixtures/dangers';
import { harmlessHtml, hostileHtml } from '../../tests/fixtures/hostile';
import { cleanAhead, cleanHtml } from './cleanHtml';
import { Unreadable } from './WireKind';

const purify = createDOMPurify(new JSDOM('').window);
const shown = (html: string, allows?: AllowedElements) => cleanTextWith(purify, html, allows);

/** Of an element by another's name DOMPurify leaves nothing, and the server its text. */
const { isAttribute, ...alike } = hostileHtml;

test('an element by the name of another is an element of its own', () =>
  expect(cleanHtml(isAttribute)).toBe('<p>x</p>'));

describe('hostile HTML', () => {
  test.each(Object.entries(alike))('%s is stored as what the browser shows', (_, html) => {
    for (const text of [html, `<p>before</p><div>${html}</div><p>after</p>`]) {
      const cleaned = cleanHtml(text);
      expect(dangersIn(cleaned)).toEqual([]);
      expect(cleanHtml(cleaned)).toBe(cleaned);
      expect(shown(cleaned)).toBe(cleaned);
      expect(cleaned).toBe(shown(text));
    }
  });

  test.each(Object.entries(alike))('%s is stored by a list of its own', (_, html) => {
    expect(cleanHtml(html, sheetHtml)).toBe(shown(html, sheetHtml));
  });
});

describe('harmless HTML', () => {
  test.each(Object.entries(harmlessHtml))('%s stays as it is', (_, html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  test.each([
    '<a href=" https://example.nl ">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<a href="">x</a>',
    '<p STYLE="color: red; Text-Align: RIGHT" title="a &quot;b&quot; &amp; c">x</p>',
    '<p style="text-align: left; text-align: inherit">x</p>',
    '<p style="text-align: middle">x</p>',
    '<p style="">x</p>',
    '<td>outside of a table</td>',
    '<table><td colspan="2" width="50%">x<p>y</table>z',
    '<p>unclosed <b>bold<p>again',
    '<ul><li>a<li>b<ol start="3"><li>c</ul>',
    '<pre>\n\nlines</pre>',
    'a &nbsp; b &gt; c &euro; &unknown; < d',
    '<section><h2>kept</h2> words</section>',
    '<frameset><p>text',
    '<img src="data:image/png;base64,AAAA" alt="x">',
    '<img src="x.png"><img alt="">',
  ])('%s becomes what the browser makes of it', (html) => {
    expect(cleanHtml(html)).toBe(shown(html));
  });
});

const long = '<p onclick="x()">Lang <b>en</b> breed</p>'.repeat(300);

test('a long text is cleaned ahead as it is at once, and others have their turn meanwhile', async () => {
  const expected = cleanHtml(long);
  const others: string[] = [];
  const cleaning = cleanAhead(long.repeat(10)).then(() => others.push('cleaned'));
  setImmediate(() => others.push('answered'));
  await cleaning;
  expect(others).toEqual(['answered', 'cleaned']);
  expect(cleanHtml(long.repeat(10))).toBe(expected.repeat(10));
});

test('what is refused is refused ahead as well, once it is asked for', async () => {
  const deep = '<b>'.repeat(5_000);
  await cleanAhead(deep);
  expect(() => cleanHtml(deep)).toThrow(Unreadable);
});

test('what was cleaned by one list is not what another leaves', async () => {
  const html = `<p class="x">Een</p>`.repeat(300);
  await cleanAhead(html, { p: ['class'] });
  expect(cleanHtml(html, { p: ['class'] })).toBe(html);
  expect(cleanHtml(html)).not.toContain('class');
});
