import { describe, expect, test } from 'vitest';
import { type AnyField, f, type KindName } from '../../schemas';
import { kindOf, kinds, parseValue, serializeValue } from '../../schemas/codec';
import { acceptField, answerField } from './fields';

const languages = ['NL-nl', 'EN-gb'] as const;
const upload = { address: '', upload: '', accept: [], maxBytes: 1 };
const rowFields = { city: f.text(), since: f.date() };

/** A field of every kind, and one of each of its forms on the wire. */
const fields: Readonly<Record<KindName, readonly AnyField[]>> = {
  accessFlags: [f.accessFlags()],
  address: [f.address()],
  cents: [f.cents()],
  choice: [f.choice({ values: [0, 1, 2] }), f.choice({ values: ['M', 'F'] })],
  choices: [
    f.choices({ values: languages }),
    f.choices({ values: [0, 1], as: 'commaText' }),
    f.choices({ values: languages, as: 'flags' }),
  ],
  code: [f.code({ language: 'css' })],
  colour: [f.colour()],
  country: [f.country()],
  date: [f.date(), f.date({ as: 'dd-MM-yyyy' }), f.date({ as: 'd-M-yyyy' })],
  dateTime: [f.dateTime(), f.dateTime({ as: 'yyyy-MM-dd HH:mm:ss' })],
  decimal: [f.decimal()],
  email: [f.email()],
  file: [f.file(upload)],
  flag: [f.flag(), f.flag({ as: 'boolean' })],
  image: [f.image(upload)],
  integer: [f.integer(), f.integer({ as: 'text' })],
  fileSize: [f.fileSize()],
  json: [f.json()],
  keyValues: [f.keyValues(), f.keyValues({ byLanguage: 'languages' })],
  longText: [f.longText()],
  money: [f.money()],
  offered: [f.offered({ choices: { fn: 'getParts' } })],
  percent: [f.percent(), f.percent({ as: 'fraction' })],
  perLanguage: [
    f.perLanguage({ fields: rowFields, languages }),
    f.perLanguage({ fields: rowFields, languages, as: 'jsonText' }),
    f.perLanguage({ fields: rowFields, languages, as: 'object' }),
    f.perLanguage({ fields: rowFields, languages, as: 'objectAsJsonText' }),
  ],
  phone: [f.phone()],
  reference: [
    f.reference({ to: 'groups' }),
    f.reference({ to: 'groups', means: { [-1]: 'none' } }),
  ],
  references: [f.references({ to: 'groups' })],
  richText: [f.richText()],
  rows: [f.rows({ fields: rowFields }), f.rows({ fields: rowFields, as: 'jsonText' })],
  secret: [f.secret()],
  slug: [f.slug()],
  tags: [f.tags(), f.tags({ as: 'list' })],
  text: [f.text()],
  time: [f.time(), f.time({ as: 'number' }), f.time({ endsDay: true })],
  url: [f.url()],
  variant: [f.variant({ by: 'type', of: { 0: f.integer() } })],
  weekdays: [f.weekdays({ startsOn: 'sunday' })],
};

/** Values that the kinds themselves can't show as samples, for those depend on the field. */
const further: Partial<Record<KindName, readonly unknown[]>> = {
  rows: [[{ id: 1, city: 'Urk', since: '2026-01-31' }]],
  perLanguage: [
    {
      'NL-nl': { city: 'Den Haag', since: null },
      'EN-gb': { city: 'The Hague', since: '2024-02-29' },
    },
  ],
};

/** A row without an id gets one when it is stored; a moment comes back in UTC. */
const asStored = (kind: KindName, value: unknown): unknown => {
  if (kind === 'keyValues' && Array.isArray(value))
    return value.map((row, at) => ({ ...row, id: at + 1 }));
  if (kind === 'dateTime' && typeof value === 'string') return new Date(value).toISOString();
  return value;
};

const names = Object.keys(kinds) as KindName[];

describe('what the browser writes, the server reads, keeps and answers', () => {
  test.each(names)('%s', (name) => {
    for (const field of fields[name]) {
      const { samples } = kindOf(field);
      for (const value of [...samples(field), ...(further[name] ?? [])]) {
        const stored = acceptField(serializeValue(value, field), field, undefined);
        const answered = JSON.parse(JSON.stringify(answerField(stored, field)));
        expect(parseValue(answered, field)).toEqual(asStored(name, value));
      }
    }
  });
});
