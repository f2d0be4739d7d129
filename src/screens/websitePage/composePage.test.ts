import { expect, test } from 'vitest';
import { composePage } from './composePage';

const texts = {
  pageTitle: 'Eten & drinken',
  url: '/eten',
  metaDescription: '',
  metaKeywords: '',
  headCustom: '<meta name="x">',
  elements: [
    { key: 'content', content: '<p>Soep</p>' },
    { key: 'Footer', content: 'Tot $& ziens' },
    { key: '', content: 'nog zonder sleutel' },
  ],
};

test('texts and blocks stand in their places, the page’s own head at the end of the template’s', () =>
  expect(
    composePage('<head><title>{{pageTitle}}</title></head>{{ content }}{{footer}}', texts),
  ).toEqual({
    html: '<head><title>Eten &amp; drinken</title><meta name="x">\n</head><p>Soep</p>Tot $& ziens',
    missing: [],
    unused: [],
  }));

test('what has no block, and what has no place, is named', () =>
  expect(composePage('<main>{{intro}}{{content}}{{intro}}</main>', texts)).toEqual({
    html: '<meta name="x">\n<main><p>Soep</p></main>',
    missing: ['intro'],
    unused: ['Footer'],
  }));

test('a block doesn’t fill places that stand in another one', () =>
  expect(
    composePage('{{content}}', { ...texts, elements: [{ key: 'content', content: '{{url}}' }] })
      .html,
  ).toContain('{{url}}'));

test('without a template the blocks follow one another', () =>
  expect(composePage(null, texts).html).toBe('<meta name="x">\n<p>Soep</p>\nTot $& ziens'));
