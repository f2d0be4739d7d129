import { describe, expect, test } from 'vitest';
import { documents as english } from '../../i18n/en/documents';
import { checkSchema } from './checkSchema';
import { parseRows, serializeRow } from './codec';
import {
  checkOptions,
  type DocumentRow,
  formOf,
  initialValues,
  newRow,
  optionsForm,
  type RowCode,
  rowTypeOf,
  rowTypes,
  type UiElement,
} from './index';

const rowOf = (code: RowCode, options: Record<string, unknown> = {}): DocumentRow => {
  const row = newRow(code);
  return { ...row, id: 100 + code, order: code, options: { ...row.options, ...options } };
};

const oneOfEach = rowTypes.map(({ code }) => rowOf(code));

const scopesOf = ({ scope, elements = [] }: UiElement): string[] => [
  ...(scope ? [scope.replace('#/properties/', '')] : []),
  ...elements.flatMap(scopesOf),
];

const conditionsOf = ({ rule, elements = [] }: UiElement): string[] => [
  ...(rule ? [rule.condition.type] : []),
  ...elements.flatMap(conditionsOf),
];

test('there are the seventeen row types, inputs first', () => {
  expect(rowTypes.map(({ code }) => code)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 30, 31, 32, 33, 34, 35, 36,
  ]);
  expect(rowTypes.filter(({ isInput }) => isInput).map(({ code }) => code)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 10, 11,
  ]);
  expect(rowTypes.filter(({ value }) => value).map(({ code }) => code)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 10, 11,
  ]);
});

test.each([0, 9, 12, 29, 37, Number.NaN])('%d is no row type', (code) =>
  expect(rowTypeOf(code)).toBeUndefined(),
);

describe.each(rowTypes.map((type) => [type.name, type] as const))('%s', (name, type) => {
  test('starts with options that are right, but for those that must be chosen first', () => {
    const { options } = newRow(type.code);
    expect(checkSchema(options, { type: 'object', properties: { ...type.options } })).toEqual({});
    expect(Object.keys(checkOptions({ type: type.code, options }))).toEqual(type.needs ?? []);
  });

  test('edits every option once, and none that it hasn’t', () => {
    const { schema, uischema } = optionsForm(type);
    expect(scopesOf(uischema).toSorted()).toEqual(Object.keys(schema.properties ?? {}).toSorted());
  });

  test('has conditions that are judged without compiling a schema', () =>
    expect(conditionsOf(type.layout).filter((condition) => condition !== 'LEAF')).toEqual([]));

  test('has a label for every option and for every value of one', () => {
    const labels: Record<string, unknown> = english.options;
    const values: Record<string, Record<string, string>> = english.values;
    for (const option of scopesOf(type.layout)) expect(labels, option).toHaveProperty(option);
    for (const [option, schema] of Object.entries(type.options))
      if (schema.enum) expect(Object.keys(values[option] ?? {})).toEqual(schema.enum);
    expect(english.types[name]).not.toBe('');
  });

  test('comes back from the wire as it was sent', () => {
    const row = { ...rowOf(type.code), mediaId: 12, translationId: 3 };
    const wire = serializeRow(row);
    expect(typeof wire.options).toBe('string');
    expect(parseRows(JSON.parse(JSON.stringify([wire])))).toEqual([row]);
  });

  test('gets its defaults where options are missing or can’t be read', () => {
    const expected = rowOf(type.code);
    for (const options of [undefined, null, '', '{', '[]', {}, '{}', 7])
      expect(parseRows([{ ...expected, options }])).toEqual([expected]);
  });
});

describe('parseRows', () => {
  test('puts rows in their order and leaves out what is no row', () => {
    const wire = [
      { id: 1, order: 3, type: 30, options: '{}' },
      { id: 2, order: 1, type: '31', options: {} },
      { id: 3, order: 2, type: 9, options: '{}' },
      null,
      'row',
      { order: 1, type: 30 },
    ];
    expect(parseRows(wire).map(({ id }) => id)).toEqual([2, 1]);
  });

  test.each([undefined, null, {}, 'rows', 5])('reads %j as no rows', (wire) =>
    expect(parseRows(wire)).toEqual([]),
  );

  test('reads flags and numbers that were stored as text', () => {
    const options = { required: 1, multiline: 'true', rowWidth: '6', weight: '2,5', title: 5 };
    expect(parseRows([{ id: 1, order: 1, type: 1, options }])[0]?.options).toMatchObject({
      required: true,
      multiline: true,
      rowWidth: 6,
      weight: 2.5,
      title: '5',
    });
  });

  test('keeps options that it doesn’t know, and finds a file that is named among them', () => {
    const options = JSON.stringify({ mediaId: 8, colour: 'x' });
    const [row] = parseRows([{ id: 1, order: 1, type: 32, options, mediaId: 0 }]);
    expect(row).toMatchObject({ mediaId: 8, options: { colour: 'x', lightbox: false } });
  });
});

describe('checkOptions', () => {
  test.each<[RowCode, Record<string, unknown>, Record<string, string>]>([
    [1, { rowWidth: 0 }, { rowWidth: 'minimum' }],
    [1, { rowWidth: 13 }, { rowWidth: 'maximum' }],
    [1, { rowWidth: 1.5 }, { rowWidth: 'integer' }],
    [1, { weight: -1 }, { weight: 'minimum' }],
    [1, { title: 'x'.repeat(501) }, { title: 'maxLength' }],
    [1, { title: 5 }, { title: 'text' }],
    [1, { required: 'yes' }, { required: 'choice' }],
    [2, { defaultValue: 1.5 }, { defaultValue: 'integer' }],
    [2, { defaultValue: -1 }, { defaultValue: 'minimum' }],
    [2, { defaultValue: -1, allowNegative: true }, {}],
    [3, { defaultValue: 1.005, showAsCurrency: true }, { defaultValue: 'decimals' }],
    [4, {}, { enumId: 'required' }],
    [4, { enumId: 3, defaultValue: 9, enumDisplayMode: 'checkbox' }, {}],
    [4, { enumId: 3, enumDisplayMode: 'slider' }, { enumDisplayMode: 'choice' }],
    [6, { defaultValue: '2026-02-30' }, { defaultValue: 'date' }],
    [7, { defaultValue: '25:00' }, { defaultValue: 'time' }],
    [8, { buttonType: 'link', url: 'javascript:alert(1)' }, { url: 'link' }],
    [8, { buttonColor: 'red' }, { buttonColor: 'colour' }],
    [30, { fontSize: 7 }, { fontSize: 'minimum' }],
    [30, { fontSize: null }, { fontSize: 'integer' }],
    [35, { url: '//evil.example' }, { url: 'link' }],
    [35, { url: '' }, {}],
    [
      36,
      {
        items: [
          { text: 'a', link: '' },
          { text: 'b', link: 'data:x' },
        ],
      },
      { 'items.1.link': 'link' },
    ],
    [36, { items: ['a'] }, { 'items.0': 'choice' }],
  ])('of type %d with %j finds %j', (type, options, expected) => {
    const found = checkOptions(rowOf(type, options));
    expect(
      Object.fromEntries(Object.entries(found).map(([name, { message }]) => [name, message])),
    ).toEqual(expected);
  });
});

describe('formOf', () => {
  const { schema, uischema } = formOf([
    rowOf(1, { required: true, rowWidth: 6 }),
    rowOf(31),
    rowOf(4, { enumDisplayMode: 'checkbox', rowWidth: 40 }),
  ]);

  test('has a property for each row that asks for a value', () => {
    expect(Object.keys(schema.properties ?? {})).toEqual(['row101', 'row104']);
    expect(schema.required).toEqual(['row101']);
  });

  test('has an element for each row, with its share of twelve columns', () =>
    expect(uischema.elements).toMatchObject([
      { type: 'Control', scope: '#/properties/row101', options: { columns: 6 } },
      { type: 'divider', options: { columns: 12 } },
      { type: 'Control', scope: '#/properties/row104', options: { columns: 12 } },
    ]));

  test('has an element of its own for every row that asks for nothing', () => {
    const types = formOf(oneOfEach).uischema.elements?.map(({ type }) => type);
    expect(types?.filter((type) => type !== 'Control')).toEqual([
      'button',
      'text',
      'divider',
      'image',
      'video',
      'html',
      'link',
      'list',
    ]);
  });

  test('starts with the default values', () =>
    expect(
      initialValues([
        rowOf(1, { defaultValue: 'x' }),
        rowOf(2),
        rowOf(4, { defaultValue: 7, enumDisplayMode: 'checkbox' }),
        rowOf(5, { defaultValue: true }),
        rowOf(10),
        rowOf(30),
      ]),
    ).toEqual({ 101: 'x', 102: null, 104: [7], 105: true, 110: null }));
});
