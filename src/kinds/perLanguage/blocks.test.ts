import { expect, test } from 'vitest';
import { f } from '../../../schemas';
import { blockOf, withBlock } from './blocks';

const field = f.perLanguage({
  available: { by: 'siteId', field: 'languages' },
  sameRows: { field: 'blocks', by: 'key' },
  fields: { title: f.text(), blocks: f.rows({ fields: { key: f.text(), text: f.text() } }) },
});
const foot = { id: 2, key: 'foot', text: 'Dag' };
const value = { nl: { title: 'A', blocks: [{ id: 1, key: 'intro', text: 'Hallo' }, foot] } };

test('a language that isn’t there yet begins with the rows of the others, and takes away one of them in all', () => {
  const begun = blockOf(field, value, 'en');
  const [intro, other] = begun.blocks as readonly unknown[];
  expect([intro, other]).toEqual([
    { id: null, key: 'intro', text: '' },
    { id: null, key: 'foot', text: '' },
  ]);
  expect(withBlock(field, value, 'en', begun, { ...begun, blocks: [other] })).toEqual({
    nl: { title: 'A', blocks: [foot] },
    en: { title: '', blocks: [{ id: null, key: 'foot', text: '' }] },
  });
});
