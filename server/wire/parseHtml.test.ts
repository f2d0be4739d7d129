import { describe, expect, test } from 'vitest';
import { atOnce } from '../store/pace';
import { parseHtml } from './parseHtml';
import { Unreadable } from './WireKind';

const deep = (tag: string, times: number) => `${`<${tag}>`.repeat(times)}x`;

describe('formatted text that would keep the server busy', () => {
  test.each([
    ['unclosed elements', deep('b', 5_000)],
    ['tables in tables', deep('table><tr><td', 100_000)],
    ['elements that a comment seems to close', '<div><!--</div>-->'.repeat(1_000)],
    ['elements that another one seems to close', '<b><i></b>'.repeat(1_000)],
    [
      'elements that are opened anew in each paragraph',
      ''.concat(
        ...Array.from({ length: 150 }, (_, index) => `<b title="${index}">`),
        '<p>x'.repeat(100_000),
      ),
    ],
    ['attributes', `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ')}>`],
    ['attributes in values', '<p a="<b>" '.repeat(20_000)],
    ['attributes in one another', '<a'.repeat(100_000)],
    ['more elements than a book has', '<p>x</p>'.repeat(25_000)],
  ])('is refused: %s', (_, html) => {
    expect(() => atOnce(parseHtml(html))).toThrow(Unreadable);
  });

  test.each([
    ['a long text', '<p>x <b>y</b><br></p>'.repeat(4_000)],
    [
      'paragraphs and items that nobody closed',
      `${'<p>x'.repeat(2_000)}<ul>${'<li>y'.repeat(2_000)}`,
    ],
    [
      'a newsletter',
      `${deep('table><tbody><tr><td', 20)}${'</td></tr></tbody></table>'.repeat(20)}`,
    ],
    ['signs that are no elements', '<'.repeat(50_000)],
  ])('is none: %s', (_, html) => {
    expect(() => atOnce(parseHtml(html))).not.toThrow();
  });
});
