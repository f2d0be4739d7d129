import { expect, test } from 'vitest';
import { type AnyField, f } from '../../schemas';
import { acceptField, acceptFields } from './fields';
import { Unreadable } from './WireKind';

const languages = ['NL-nl', 'EN-gb'] as const;
const rowFields = { city: f.text(), since: f.date() };
const rowsField = f.rows({ fields: { city: f.text(), tags: f.references({ to: 'x' }) } });
const languagesField = f.perLanguage({ fields: rowFields, languages });

/** Values of another shape than the kind's: none of them may be written down as its text, or dropped. */
const misshapen: readonly (readonly [AnyField, ...sent: readonly unknown[]])[] = [
  [f.text(), {}, { a: 1 }, [], ['x'], true, Number.POSITIVE_INFINITY],
  [f.longText(), {}, []],
  [f.richText(), { html: 'x' }, ['x']],
  [f.secret(), {}, false],
  [f.email(), ['a@b.nl']],
  [f.colour(), {}, ['#fff']],
  [f.tags(), {}, true, [{}], [['a']], '["a",{}]'],
  [f.integer(), {}, [1], true, Number.POSITIVE_INFINITY, Number.NaN, '1e999'],
  [f.money(), {}, [1], '1e308'],
  [f.flag(), {}, [], [1], 2],
  [f.date(), {}, ['2026-02-01'], true],
  [f.dateTime(), {}, 20260201],
  [f.time(), {}, [1200], true],
  [f.choice({ values: [0, 1] }), { id: 1 }, [1], true, {}],
  [f.choice({ values: ['{}', 'true'] }), {}, true],
  [f.choices({ values: [0, 1] }), {}, { 0: 1 }, true, [[0]], [{}], '{"0":1}'],
  [f.choices({ values: ['a'], as: 'flags' }), { a: {} }, { a: 2 }, true],
  [f.reference({ to: 'x' }), {}, { id: {} }, { id: [7] }, [7], true, 1.5],
  [f.reference({ to: 'x', means: { [-1]: 'none' } }), {}, [-1]],
  [f.references({ to: 'x' }), {}, { id: 7 }, true, [[7]], [{}], ['x']],
  [f.keyValues(), {}, { key: 'a' }, 'x', 5, true, ['a'], [null], [[]], '{"key":"a"}'],
  [f.keyValues(), [{ key: {} }], [{ key: 'a', value: [] }], [{ id: {}, key: 'a' }]],
  [f.keyValues({ byLanguage: 'x' }), [{ language: {} }], [{ language: 'nl', order: [1] }]],
  [rowsField, {}, { city: 'Urk' }, 'x', 5, true, [1], [null], [[{ city: 'Urk' }]]],
  [rowsField, [{ city: {} }], [{ id: [4] }], [{ tags: { id: 3 } }], '[{"city":[]}]'],
  [f.rows({ fields: { name: f.text() }, numberedBy: 'order' }), [{ order: {} }]],
  [
    f.rows({ fields: { title: f.text() }, chosenFrom: { to: 'x', titleIn: 'title' } }),
    [{ id: {} }],
    [{}],
  ],
  [languagesField, {}, 'x', 5, true, ['NL-nl'], [{}], [{ language: {} }], { 'NL-nl': 'Urk' }],
  [languagesField, { 'NL-nl': ['Urk'] }, [{ language: 'NL-nl', city: {} }]],
  [f.perLanguage({ fields: { city: f.text() }, as: 'texts' }), { 'NL-nl': { city: 'Urk' } }],
  [f.json(), true, 5],
  [f.variant({ by: 'type', of: { 0: f.integer() } }), {}, ['x'], true],
];

const shapes = misshapen.flatMap(([field, ...all]) => all.map((sent) => [field, sent] as const));

test.each(shapes)('%j refuses the shape of %j', (field, sent) => {
  expect(() => acceptField(sent, field, undefined)).toThrow(Unreadable);
});

test('what stands around fields is an object', () => {
  const within = { lit: f.flag({ within: 'options' }), name: f.text({ within: 'options' }) };
  const read = (options: unknown) => acceptFields({ options }, within, undefined);
  for (const options of ['[]', '5', [], [{ lit: 1 }], 5, true])
    expect(read(options)).toEqual({
      changes: {},
      problems: {
        lit: { message: 'server.shapes.object' },
        name: { message: 'server.shapes.object' },
      },
    });
  expect(read('{"lit":1}').changes).toEqual({ lit: 1 });
  for (const nothing of [null, '']) expect(read(nothing)).toEqual({ changes: {}, problems: {} });
});
