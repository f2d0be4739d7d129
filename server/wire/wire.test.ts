import { describe, expect, test } from 'vitest';
import { type AnyField, f, type KindName } from '../../schemas';
import { kindOf, kinds, parseValue, serializeValue } from '../../schemas/codec';
import { acceptField, acceptFields, answerField, answerFields } from './fields';
import { Unreadable } from './WireKind';

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

/** What may be sent for a field, and what is answered then. */
const read: readonly (readonly [AnyField, sent: unknown, answered: unknown])[] = [
  [f.flag(), true, 1],
  [f.flag(), '1', 1],
  [f.flag(), '0', 0],
  [f.flag(), null, 0],
  [f.flag({ as: 'boolean' }), 1, true],
  [f.date(), '2026-02-01', '2026-02-01'],
  [f.date({ as: 'd-M-yyyy' }), '1-2-2026', '2026-02-01'],
  [f.date({ as: 'd-M-yyyy' }), '01-02-2026', '2026-02-01'],
  [f.date({ as: 'dd-MM-yyyy' }), '1-2-2026', '2026-02-01'],
  [f.date({ as: 'dd-MM-yyyy' }), '2026-02-01', '2026-02-01'],
  [f.date(), '', null],
  [f.dateTime(), '2026-02-01T10:00:00+01:00', '2026-02-01T09:00:00.000Z'],
  [f.dateTime({ as: 'yyyy-MM-dd HH:mm:ss' }), '2026-02-01 09:00:05', '2026-02-01 09:00:05'],
  [f.dateTime({ as: 'yyyy-MM-dd HH:mm:ss' }), '2026-02-01T10:00+01:00', '2026-02-01 09:00:00'],
  [f.integer({ as: 'text' }), 587, '587'],
  [f.integer({ as: 'text' }), '', ''],
  [f.time(), '9:05', '09:05'],
  [f.time({ endsDay: true }), '24:00:00', '24:00'],
  [f.time(), 1430, '14:30'],
  [f.time({ as: 'number' }), '09:05', 905],
  [f.time({ as: 'number' }), 5, 5],
  [f.integer(), ' 12 ', 12],
  [f.decimal(), '12,5', 12.5],
  [f.decimal(), '', null],
  [f.money(), 0.1 + 0.2, 0.3],
  [f.money(), '-1249,95', -1249.95],
  [f.money(), 134_219_092.58, 134_219_092.58],
  [f.choice({ values: [0, 1] }), '0', 0],
  [f.choice({ values: ['a'] }), '', null],
  [f.choices({ values: [0, 1, 2] }), '2, 0', [2, 0]],
  [f.choices({ values: [0, 1, 2], as: 'commaText' }), [1, '1'], '1'],
  [f.reference({ to: 'x' }), 0, null],
  [f.reference({ to: 'x', means: { [-1]: 'none' } }), -1, -1],
  [f.reference({ to: 'x', means: { [-1]: 'none' } }), null, -1],
  [f.references({ to: 'x' }), '3,4', [3, 4]],
  [f.references({ to: 'x' }), [{ id: 3 }, 3], [3]],
  [f.tags(), ['a ', '', 'a'], 'a'],
  [f.tags({ as: 'list' }), 'a,b', ['a', 'b']],
  [f.json(), { a: 1 }, '{"a":1}'],
  [f.text(), 12, '12'],
  [f.text(), null, ''],
  [f.choice({ values: ['1', '2'] }), 2, '2'],
  [f.choices({ values: ['a', 'b'], as: 'flags' }), '{"a":"true","b":"0"}', { a: 1, b: 0 }],
  [f.references({ to: 'x' }), 3, [3]],
  [f.references({ to: 'x' }), '[3,"4"]', [3, 4]],
  [f.rows({ fields: { city: f.text() } }), '[{"city":"Urk"}]', [{ id: 1, city: 'Urk' }]],
  [f.keyValues(), '', []],
  [f.email(), ' a@b.nl ', 'a@b.nl'],
  [f.accessFlags(), '0110', '0110'],
  [
    f.perLanguage({ languages: ['nl'], fields: { city: f.text() }, as: 'texts' }),
    { nl: 'Urk' },
    { nl: 'Urk' },
  ],
];

test.each(read)('%j takes %j and answers %j', (field, sent, answered) => {
  expect(answerField(acceptField(sent, field, undefined), field)).toEqual(answered);
});

const unreadable: readonly (readonly [AnyField, sent: unknown])[] = [
  [f.flag(), 'maybe'],
  [f.date(), '01-02-2026'],
  [f.date(), '2026-2-1'],
  [f.date(), '2026-02-01T10:00:00Z'],
  [f.date({ as: 'dd-MM-yyyy' }), '31-04-2026'],
  [f.date({ as: 'dd-MM-yyyy' }), '2026-4-1'],
  [f.date(), '2026-13-01'],
  [f.date(), 20260101],
  [f.dateTime(), 'yesterday'],
  [f.reference({ to: 'x' }), { id: '7' }],
  [f.references({ to: 'x' }), [null]],
  [f.references({ to: 'x' }), [{}]],
  [f.tags(), [null]],
  [f.choice({ values: [1], formerly: { 0: 1 } }), '__proto__'],
  [f.money(), 1e21],
  [f.time(), '24:00'],
  [f.time({ endsDay: true }), '24:01'],
  [f.time({ endsDay: true }), '25:00'],
  [f.time(), 1260],
  [f.integer(), 'many'],
  [f.decimal(), '1.234,5'],
  [f.decimal(), []],
  [f.money(), 8.325],
  [f.money(), '-1,005'],
  [f.choice({ values: [0, 1] }), 2],
  [f.choices({ values: [0, 1] }), [0, 2]],
  [f.reference({ to: 'x' }), -2],
  [f.reference({ to: 'x' }), 'x'],
  [f.json(), '{'],
  [f.accessFlags(), '11'],
  [f.accessFlags(), 1111],
  [f.rows({ fields: rowFields }), [{ since: 'x' }]],
];

test.each(unreadable)('%j does not take %j', (field, sent) => {
  expect(() => acceptField(sent, field, undefined)).toThrow(Unreadable);
});

test('a set of rows is sent whole: known ones change, others are new or gone', () => {
  const field = f.rows({ fields: { city: f.text(), country: f.text({ default: 'NL' }) } });
  const before = [
    { id: 4, city: 'Urk', country: 'BE' },
    { id: 6, city: 'Ede', country: 'NL' },
  ];
  expect(
    acceptField([{ city: 'Oss' }, { id: '4', city: 'Lier' }, { id: 99 }], field, before),
  ).toEqual([
    { id: 7, city: 'Oss', country: 'NL' },
    { id: 4, city: 'Lier', country: 'BE' },
    { id: 8, city: '', country: 'NL' },
  ]);
});

test('languages that are not sent keep their texts', () => {
  const field = f.perLanguage({ fields: { title: f.text() } });
  const before = [{ language: 'NL-nl', title: 'Soep' }];
  expect(acceptField({ 'EN-gb': { title: 'Soup' } }, field, before)).toEqual([
    { language: 'NL-nl', title: 'Soep' },
    { language: 'EN-gb', title: 'Soup' },
  ]);
});

test('a code that is offered no more may be sent back as it was', () => {
  const field = f.choice({ values: [0, 1] });
  expect(acceptField('4', field, 4)).toBe(4);
  expect(() => acceptField(5, field, 4)).toThrow(Unreadable);
});

test('fields are read under any of their names, that of writing first', () => {
  const names = { modulekey: f.text({ sendAs: 'key', wire: 'module' }) };
  const changesOf = (body: object) => acceptFields({ ...body }, names, undefined).changes;
  expect(changesOf({ modulekey: 'a', key: 'b', module: 'c' })).toEqual({ modulekey: 'b' });
  expect(changesOf({ modulekey: 'a', module: 'c' })).toEqual({ modulekey: 'c' });
  expect(changesOf({ modulekey: 'a' })).toEqual({ modulekey: 'a' });
  expect(changesOf({ other: 'a' })).toEqual({});
  const read = { rateId: f.reference({ to: 'rates', readAs: 'rate' }) };
  expect(acceptFields({ rate: 1, rateId: 2 }, read, undefined).changes).toEqual({ rateId: 2 });
  expect(acceptFields({ rate: 1 }, read, undefined).changes).toEqual({ rateId: 1 });
  // As some records answer it.
  expect(acceptFields({ rate: { id: 1 } }, read, undefined).changes).toEqual({ rateId: 1 });
});

describe('fields deep within objects', () => {
  const deep = {
    first: f.text({ within: 'options.color1', wire: 'name' }),
    isLit: f.flag({ within: 'options' }),
  };

  test('are read there, and answered there', () => {
    const body = { options: { color1: { name: 'Door' }, isLit: true } };
    expect(acceptFields(body, deep, undefined).changes).toEqual({ first: 'Door', isLit: 1 });
    expect(answerFields({ first: 'Door', isLit: 1 }, deep)).toEqual({
      options: { color1: { name: 'Door' }, isLit: 1 },
    });
  });

  test('are read from a form, which sends objects as text', () => {
    const body = { options: '{"color1":{"name":"Door"}}' };
    expect(acceptFields(body, deep, undefined).changes).toEqual({ first: 'Door' });
  });
});
