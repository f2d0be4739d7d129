import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { dangersIn } from '../../tests/fixtures/dangers';
import { harmlessHtml, harmlessUrls, hostileHtml, hostileUrls } from '../../tests/fixtures/hostile';
import { cleanTextWith } from './allowedHtml';
import { isSafeUrl } from './safeUrl';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);
const clean = (html: string): string => cleanTextWith(purify, html);

test('the vectors are many', () => {
  expect(Object.keys(hostileHtml).length).toBeGreaterThan(80);
  expect(dangersIn('<img src=x onerror=alert(1)>')).toEqual(['src=x', 'onerror']);
});

describe('hostile HTML', () => {
  test.each(Object.entries(hostileHtml))('%s is harmless when it is clean', (_, html) => {
    const cleaned = clean(html);
    expect(dangersIn(cleaned)).toEqual([]);
    expect(clean(cleaned)).toBe(cleaned);
  });

  test.each(Object.entries(hostileHtml))('%s is harmless in the middle of a text', (_, html) =>
    expect(dangersIn(clean(`<p>before</p><div>${html}</div><p>after</p>`))).toEqual([]),
  );
});

describe('harmless HTML', () => {
  test.each(Object.entries(harmlessHtml))('%s stays as it is', (_, html) => {
    expect(clean(html)).toBe(html);
    expect(clean(clean(html))).toBe(html);
  });

  test('links open apart, without access to the page that they were on', () =>
    expect(clean('<a href="https://example.nl">x</a>')).toBe(
      '<a href="https://example.nl" target="_blank" rel="noopener noreferrer">x</a>',
    ));
});

describe('isSafeUrl', () => {
  test.each(Object.entries(hostileUrls))('refuses %s', (_, url) =>
    expect(isSafeUrl(url)).toBe(false),
  );

  test.each(Object.entries(harmlessUrls))('takes %s', (_, url) =>
    expect(isSafeUrl(url)).toBe(true),
  );
});
