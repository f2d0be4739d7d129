import { expect, test } from 'vitest';
import { pages } from '../../../resources/websites/pages';
import { textsOf, withMissing } from './withMissing';

test('blocks that were missing are added to every language, empty', () => {
  const field = textsOf(pages);
  if (!field) throw new Error('A page has texts.');
  const block = (id: number, key: string, content: string) => ({ id, key, content });
  const texts = {
    'NL-nl': { pageTitle: 'Eten', elements: [block(1, 'content', 'Soep')] },
    'EN-gb': { pageTitle: 'Food', elements: [block(2, 'content', 'Soup')] },
  };
  const added = expect.objectContaining({ id: null, key: 'footer', content: '' });
  expect(withMissing(field, texts, 'EN-gb', ['footer'])).toMatchObject({
    'NL-nl': { elements: [block(1, 'content', 'Soep'), added] },
    'EN-gb': { elements: [block(2, 'content', 'Soup'), added] },
  });
  // A language that isn't entered yet begins with the blocks of the others.
  expect(withMissing(field, texts, 'DE-de', ['footer'])['DE-de']).toMatchObject({
    elements: [{ key: 'content', content: '' }, added],
  });
});
