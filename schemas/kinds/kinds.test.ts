import { describe, expect, it } from 'vitest';
import { emptyOf, kindOf, parseValue, serializeValue } from '../codec';
import { checkValue, f } from '../index';
import { type KindName, kinds } from './index';
import type { AnyField } from './Kind';
import { messageKeys } from './messages';

const upload = { address: 'logo/{id}/{value}', upload: 'logo/{id}' };
const address = { street: f.address({ required: true }), number: f.integer() };
const titles = { title: f.text(), text: f.longText(), visible: f.flag() };

/** Each kind with every option that changes how it travels. A kind without an example doesn't compile. */
const examples: Record<KindName, readonly AnyField[]> = {
  accessFlags: [f.accessFlags()],
  address: [f.address()],
  cents: [f.cents()],
  choice: [f.choice({ values: ['M', 'F'] }), f.choice({ values: [0, 1, 2] })],
  choices: [
    f.choices({ values: ['NL-nl', 'EN-gb'] }),
    f.choices({ values: [0, 1, 2], as: 'commaText' }),
    f.choices({ values: [0, 1, 2], keepsLast: true }),
  ],
  code: [f.code({ language: 'css' })],
  colour: [f.colour()],
  country: [f.country()],
  date: [f.date(), f.date({ as: 'dd-MM-yyyy' }), f.date({ as: 'd-M-yyyy' })],
  dateTime: [f.dateTime(), f.dateTime({ as: 'yyyy-MM-dd HH:mm:ss' })],
  decimal: [f.decimal()],
  email: [f.email()],
  file: [f.file({ ...upload, accept: ['application/pdf'], maxBytes: 1e6 })],
  flag: [f.flag(), f.flag({ as: 'boolean' })],
  image: [f.image(upload)],
  integer: [f.integer(), f.integer({ as: 'text' })],
  fileSize: [f.fileSize()],
  json: [f.json()],
  keyValues: [f.keyValues(), f.keyValues({ requires: 'key', byLanguage: 'languages' })],
  longText: [f.longText()],
  money: [f.money()],
  offered: [f.offered({ choices: { fn: 'getParts' }, by: 'partsOf' })],
  percent: [f.percent(), f.percent({ as: 'fraction' })],
  perLanguage: [
    f.perLanguage({ fields: titles }),
    f.perLanguage({ fields: titles, languages: ['NL-nl'], as: 'jsonText' }),
    f.perLanguage({ fields: titles, as: 'object' }),
    f.perLanguage({ fields: titles, as: 'objectAsJsonText' }),
    f.perLanguage({ fields: { title: f.text() }, as: 'texts' }),
  ],
  phone: [f.phone()],
  reference: [
    f.reference({ to: 'groups' }),
    f.reference({ to: 'groups', means: { [-1]: 'none' } }),
  ],
  references: [f.references({ to: 'groups' })],
  richText: [f.richText()],
  rows: [
    f.rows({ fields: address }),
    f.rows({ fields: address, as: 'jsonText', numberedBy: 'place' }),
  ],
  secret: [f.secret(), f.secret({ masked: true })],
  slug: [f.slug()],
  tags: [f.tags(), f.tags({ as: 'list' })],
  text: [f.text()],
  time: [f.time(), f.time({ as: 'number' })],
  url: [f.url()],
  variant: [f.variant({ by: 'type', of: { 0: f.integer() } })],
  weekdays: [f.weekdays({ startsOn: 'monday' })],
};

/** Kinds that hold fields have no samples of their own: what is inside them is the definition's. */
const heldSamples: Partial<Record<KindName, readonly unknown[]>> = {
  rows: [
    [
      { id: 4, street: 'Dam 1', number: 3 },
      { id: null, street: 'Brink', number: null },
    ],
  ],
  perLanguage: [
    { 'NL-nl': { title: 'Zomer', text: 'Ü', visible: true } },
    { 'NL-nl': { title: '', text: '', visible: false } },
  ],
};

const garbage: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  'x',
  '',
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [null],
  [[]],
  [undefined, 1, 'x', {}],
  { id: {} },
  { id: null, language: [] },
  [{ id: { id: 1 }, key: {}, value: [], language: null, order: 'x' }],
  { 'NL-nl': null, 'EN-gb': 'x' },
  '{"a":',
  '[1,{"language":null}]',
  JSON.parse('{"toString":1,"valueOf":2}'),
  [JSON.parse('{"toString":1,"valueOf":2}')],
  [{ key: JSON.parse('{"toString":1}'), id: 1 }],
];

/** Kinds of which any value says something. */
const neverEmpty: readonly KindName[] = ['accessFlags', 'flag', 'perLanguage'];

const samplesOf = (field: AnyField): readonly unknown[] => [
  ...kindOf(field).samples(field),
  ...(heldSamples[field.kind as KindName] ?? []),
];

describe.each(Object.keys(kinds) as KindName[])('the kind %s', (name) => {
  describe.each(examples[name].map((field) => [JSON.stringify(field), field] as const))(
    'as %s',
    (_, field) => {
      const parse = (wire: unknown) => parseValue(wire, field);
      const serialize = (value: unknown) => serializeValue(value, field);

      it('brings every sample back from the wire as it was', () => {
        for (const sample of samplesOf(field)) {
          const value = name === 'perLanguage' ? parse(serialize(sample)) : sample;
          expect(parse(JSON.parse(JSON.stringify(serialize(value))))).toEqual(value);
        }
      });

      it('finds nothing wrong with its samples', () => {
        for (const sample of samplesOf(field)) expect(checkValue(sample, field)).toBeUndefined();
      });

      it('keeps its own empty value on the way to the wire and back', () => {
        const empty = emptyOf(field);
        expect(parse(serialize(empty))).toEqual(empty);
      });

      it('reads anything without throwing, and always a value that it can write and judge', () => {
        for (const wire of garbage) {
          const value = parse(wire);
          expect(value).not.toBeUndefined();
          expect(() => serialize(value)).not.toThrow();
          const problem = checkValue(value, field);
          if (problem) expect(messageKeys).toContain(problem.message);
        }
      });

      it('refuses an empty value only where it is required', () => {
        const empty = emptyOf(field);
        const wanted = neverEmpty.includes(name) ? undefined : { message: 'required' };
        expect(checkValue(empty, { ...field, required: true })).toEqual(wanted);
      });

      it('takes a missing value for an empty one', () => {
        const problem = checkValue(emptyOf(field), field);
        expect(checkValue(undefined, field)).toEqual(problem);
        expect(checkValue(null, field)).toEqual(problem);
      });
    },
  );
});

describe('a text of millions of characters', () => {
  const texts = Object.values(examples)
    .flat()
    .filter((field) => kindOf(field).traits?.isText === true || field.kind === 'json');

  it.each(texts)('is refused by $kind', (field) =>
    expect(checkValue('1'.repeat(4_000_000), field)).toMatchObject({ message: 'maxLength' }),
  );

  it('is refused in keywords and in properties', () => {
    const long = 'x'.repeat(4_000_000);
    const problem = { message: 'maxLength' };
    expect(checkValue([long], f.tags())).toMatchObject(problem);
    expect(checkValue([{ id: null, key: long, value: 'x' }], f.keyValues())).toMatchObject(problem);
    expect(checkValue([{ id: null, key: 'x', value: long }], f.keyValues())).toMatchObject(problem);
  });
});
