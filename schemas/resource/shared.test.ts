import { describe, expect, it } from 'vitest';
import { serializeRecord } from '../codec';
import { checkRecord, defineResource, emptyRecord, f } from '../index';

const things = defineResource({
  name: 'things',
  module: 'devices',
  menu: false,
  title: 'title',
  fields: {
    texts: f.perLanguage({
      languages: ['nl', 'en'],
      mirrorsFirst: ['title', 'note'],
      fields: { title: f.text({ required: true }), note: f.longText(), more: f.text() },
    }),
    capital: f.text({ derived: true }),
  },
  onSave: ({ title }) => ({ capital: title.slice(0, 1) }),
});

const block = (title: string, note: string) => ({ title, note, more: 'x' });
const saved = (nl: object, en: object, own: object = {}) =>
  serializeRecord(things, { ...emptyRecord(things), ...own, texts: { nl, en } }, 'update');

describe('texts that a record shares with its first language', () => {
  it('are fields of the record that nobody enters and that may be empty', () => {
    expect(things.fields.title).toEqual({ kind: 'text', derived: true });
    expect(Object.keys(things.fields)).toEqual(['title', 'note', 'texts', 'capital']);
    const texts = { nl: block('', ''), en: block('Tree', '') };
    expect(checkRecord(things, { texts }, 'create')).toEqual({
      texts: { message: 'incompleteOne', params: { lang: 'NL' } },
    });
  });

  it('are those of the first language that is filled in, all of them', () => {
    expect(saved(block('Boom', ''), block('Tree', 'Green'))).toMatchObject({
      title: 'Boom',
      note: '',
      capital: 'B',
    });
    expect(saved(block('', ' '), block('Tree', 'Green'))).toMatchObject({
      title: 'Tree',
      note: 'Green',
    });
  });

  it('stay what they are while no language is filled in', () =>
    expect(saved(block('', ''), block('', ''), { title: 'Boom' })).toMatchObject({
      title: 'Boom',
    }));
});
