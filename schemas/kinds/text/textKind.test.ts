import { describe, expect, it } from 'vitest';
import { parseValue, serializeValue } from '../../codec';
import { checkValue, f, traitsOf } from '../../index';
import { slugify } from '../slug';

describe('a slug', () => {
  it.each([
    ['Verse Bloemen', 'verse-bloemen'],
    ['Crème brûlée & café', 'creme-brulee-cafe'],
    ['Cœur d’Alsace, Straße, Smørrebrød', 'coeur-d-alsace-strasse-smorrebrod'],
    ['  --Ünï  2026!  ', 'uni-2026'],
    ['東京', ''],
  ])('of %j is %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('has only lower-case letters, digits and hyphens', () => {
    expect(checkValue('verse-bloemen-2', f.slug())).toBeUndefined();
    expect(checkValue('Verse bloemen', f.slug())).toEqual({ message: 'slug' });
    const own = f.slug({ messages: { slug: 'ownMessage' } });
    expect(checkValue('Verse bloemen', own)).toEqual({ message: 'ownMessage' });
  });
});

describe('JSON', () => {
  const read = (wire: unknown) => parseValue(wire, f.json());

  it('is kept as typed while it is wrong, and refused', () => {
    expect(read('{"a": ')).toBe('{"a": ');
    expect(checkValue('{"a": ', f.json())).toEqual({ message: 'json' });
  });

  it('keeps the layout of right text and writes objects out', () => {
    expect(read('{ "a":1 }')).toBe('{ "a":1 }');
    expect(read({ a: 1 })).toBe('{\n  "a": 1\n}');
    expect(read(null)).toBe('');
    expect(checkValue(' ', f.json())).toBeUndefined();
  });
});

describe('a web address', () => {
  it.each([
    'https://example.nl/a?b=1#c',
    'http://10.0.0.1:8080',
    'example.nl:8080/kassa',
    'www.example.nl',
    ' example.nl ',
    'http://kassa/status',
    'localhost',
    'kassa:8080',
  ])('is %j', (value) => expect(checkValue(value, f.url())).toBeUndefined());

  it.each([
    'javascript:alert(1)',
    'JavaScript:1/alert(1)',
    ' javascript:1/alert(1)',
    'java\tscript:1/alert(1)',
    'java\nscript:1/alert(1)',
    'javascript://example.nl/%0Aalert(1)',
    'data:text/html,x',
    'vbscript:1',
    'ftp://example.nl',
    'http:/example.nl',
    'mailto:info@example.nl',
    'https://',
    'twee woorden',
    'abc',
    '-1',
    'http://-1.nl',
  ])('is never %j', (value) => expect(checkValue(value, f.url())).toEqual({ message: 'url' }));
});

describe('a colour', () => {
  const colour = f.colour();
  const sent = (value: string) => serializeValue(value, colour);

  it.each(['#df9324', 'df9324', ' #ABC', 'abc'])('may be entered as %j', (value) =>
    expect(checkValue(value, colour)).toBeUndefined(),
  );

  it('travels with its hash', () => {
    expect(['df9324', '#abc', ' abc', ''].map(sent)).toEqual(['#df9324', '#abc', '#abc', '']);
  });
});

describe('texts with a shape', () => {
  it.each([
    [f.email(), 'a@b', 'email'],
    [f.email(), 'a b@c.nl', 'email'],
    [f.phone(), 'bel mij', 'phone'],
    [f.phone(), '+', 'phone'],
    [f.phone(), '12+34', 'phone'],
    [f.colour(), 'df932', 'colour'],
    [f.colour(), '##df9324', 'colour'],
    [f.colour(), '#df93', 'colour'],
    [f.country(), 'nl', 'choice'],
    [f.country(), 'NLD', 'choice'],
  ] as const)('%o refuse %s', (field, value, message) =>
    expect(checkValue(value, field)).toEqual({ message }),
  );

  // By an expression that tries all ways to divide such a text, neither would ever come to an end.
  it('are judged however long they are', () => {
    const long = { maxLength: 1_000_000 };
    const wrong = `a@${'b.'.repeat(200_000)}@`;
    expect(checkValue(wrong, f.email(long))).toEqual({ message: 'email' });
    expect(checkValue(`${'1'.repeat(400_000)}x`, f.phone(long))).toEqual({ message: 'phone' });
  });

  it('have no more characters than they may', () => {
    const tag = f.text({ maxLength: 3 });
    expect(checkValue('abc', tag)).toBeUndefined();
    expect(checkValue('abcd', tag)).toEqual({ message: 'maxLength', params: { max: 3 } });
  });

  it('count only spaces as nothing, and give the message that is asked for', () => {
    expect(checkValue('  ', f.text({ required: true }))).toEqual({ message: 'required' });
    expect(
      checkValue('', f.text({ required: true, messages: { required: 'nameRequired' } })),
    ).toEqual({
      message: 'nameRequired',
    });
  });

  it('are what the search looks into, except what is hidden', () => {
    expect(traitsOf(f.longText()).isText).toBe(true);
    expect(traitsOf(f.secret()).isText).toBeUndefined();
  });
});

describe('a kind that takes any text', () => {
  it.each([
    ['bel maar', f.email({ takes: 'anyText' }), f.email()],
    ['via de balie', f.phone({ takes: 'anyText' }), f.phone()],
    ['Nederland', f.country({ takes: 'anyText' }), f.country()],
  ])('lets %j be', (value, free, strict) => {
    expect(checkValue(value, free)).toBeUndefined();
    expect(checkValue(value, strict)).toBeDefined();
    expect(checkValue('', { ...free, required: true })).toEqual({ message: 'required' });
  });
});
