import { describe, expect, test } from 'vitest';
import {
  type AnyField,
  longestOf,
  nameToSend,
  newRecordUpload,
  type Resource,
} from '../../../schemas';
import { loadDefinitions } from '../../../server/contract/definitions';
import { type Api, openApi } from '../support/Api';

const { all: definitions } = await loadDefinitions();

/** Values that no field asks for. */
const JUNK: readonly unknown[] = [
  null,
  '',
  'x'.repeat(5_000),
  '\u0000\ud800',
  '[1',
  '{"a":',
  -1,
  1e308,
  true,
  {},
  { id: 'x' },
  [],
  [null],
  [1, 'two', { three: 3 }],
  [{ id: -1, key: {}, value: [] }],
  { constructor: 'x', toString: 'y' },
];

const created = definitions.filter(({ verbs, single }) => verbs.create !== false && !single);

/** A change, or a new record, that isn't sent at all is refused by its method. */
const codesOf = (isSent: boolean): readonly number[] => (isSent ? [200, 400, 404, 409] : [405]);

/** Sends junk in all fields at once, so that a required one is no shelter for the others. */
const tryAll = async (api: Api, path: string, fields: readonly string[], codes = codesOf(true)) => {
  const wrong: string[] = [];
  for (const junk of JUNK) {
    const body = Object.fromEntries(fields.map((field) => [field, junk]));
    const [status] = await api.put(path, body);
    if (!codes.includes(status)) wrong.push(`${JSON.stringify(junk)}: ${status}`);
  }
  return wrong;
};

const sentNames = ({ fields }: Resource): readonly string[] =>
  Object.entries(fields).map(([name, field]) => nameToSend(name, field));

test.each(created)('$name takes or refuses whatever is sent', async (definition) => {
  const { path, verbs } = definition;
  const api = await openApi();
  const names = sentNames(definition);
  const isEntered = newRecordUpload(verbs) === undefined;
  expect(await tryAll(api, `${path}/add`, names, codesOf(isEntered))).toEqual([]);
  expect(await tryAll(api, `${path}/1`, names, codesOf(verbs.update !== false))).toEqual([]);
  expect((await api.get(path))[0]).toBe(200);
  expect((await api.get(`${path}/1`))[0]).toBe(200);
  expect(api.server.logged).toEqual([]);
});

/** Whether a field of a new record is entered whatever stands in the others. */
const isAlwaysEntered = ({ when, within, only, readOnly, derived, writtenBy }: AnyField): boolean =>
  !when && !within && only !== 'update' && !readOnly && !derived && !writtenBy;

test('a text that is longer than its kind takes is refused at its field', async () => {
  const api = await openApi({ 'Accept-Language': 'nl' });
  const entered = created.filter(({ verbs }) => newRecordUpload(verbs) === undefined);
  for (const { name, path, fields } of entered) {
    const texts = Object.entries(fields).filter(
      ([, field]) => ['text', 'longText'].includes(field.kind) && isAlwaysEntered(field),
    );
    const long = texts.map(([text, field]) => [
      nameToSend(text, field),
      'x'.repeat((longestOf(field) ?? 0) + 1),
    ]);
    const refused = texts.map(([text]) => [text, expect.any(String)]);
    const answer = await api.put(`${path}/add`, Object.fromEntries(long));
    if (texts.length > 0)
      expect([name, answer]).toMatchObject([name, [400, { errors: Object.fromEntries(refused) }]]);
  }
});

test('lists answer whatever the query says', async () => {
  const api = await openApi();
  for (const query of [
    'page=0',
    'page=-1&maxrowcount=x',
    'page=1e9',
    'maxrowcount=0',
    'limit=abc',
    'filter=%25',
    'filter=%5B(',
    'sort=nothing&order=up',
    'sort=constructor',
    'id=x',
    'id=',
    'filter=a&filter=b&page=1&page=2',
  ])
    expect([query, await api.get(`devices?${query}`)]).toMatchObject([query, [200, {}]]);
  expect(api.server.logged).toEqual([]);
});

test('a body that is no object is refused', async () => {
  const api = await openApi();
  for (const body of ['{"name":', '[]', '"text"', 'null'])
    expect(await api.sendText('PUT', 'groups/add', body)).toEqual([
      400,
      { status: false, status_message: 'The request could not be read' },
    ]);
});

test('there is no record of an id that is none', async () => {
  const api = await openApi();
  for (const id of ['0', '-1', '1.5', 'x', '1e3', '99999999999999999999', '%00'])
    expect([id, await api.get(`groups/${id}`)]).toMatchObject([id, [404, { status: false }]]);
});

test('a refused change changes nothing', async () => {
  const api = await openApi();
  const before = await api.get('devices/1');
  const change = { deviceName: 'Other', options: '{' };
  expect(await api.put('devices/1', change)).toMatchObject([400, {}]);
  expect(await api.get('devices/1')).toEqual(before);
});

describe('a value of the wrong shape', () => {
  test('is refused at its field, in the language of the caller', async () => {
    const api = await openApi();
    expect(await api.put('groups/1', { name: {} })).toEqual([
      400,
      { status: false, status_message: 'This must be text', errors: { name: 'This must be text' } },
    ]);
    const dutch = await openApi({ 'Accept-Language': 'nl' });
    expect(await dutch.put('groups/1', { name: ['x'] })).toMatchObject([
      400,
      { status: false, errors: { name: 'Dit moet tekst zijn' } },
    ]);
  });

  test('empties no rows', async () => {
    const api = await openApi();
    const before = await api.get('propertytemplates/1');
    const refused = (message: string) => [
      400,
      { status: false, status_message: message, errors: { properties: message } },
    ];
    for (const properties of [{}, { key: 'a' }, 5, true, ['a'], [['key', 'a']], '{"key":"a"}'])
      expect([properties, await api.put('propertytemplates/1', { properties })]).toEqual([
        properties,
        refused('This must be a list of rows'),
      ]);
    expect(await api.put('propertytemplates/1', { properties: [{ key: {}, value: 'b' }] })).toEqual(
      refused('This must be text'),
    );
    expect(await api.get('propertytemplates/1')).toEqual(before);
  });

  test('such as a number that is not finite, is no number', async () => {
    const api = await openApi();
    for (const number of ['1e999', '-1e999', '"Infinity"', '"NaN"', '[1]', 'true'])
      expect([
        number,
        await api.sendText('PUT', 'webshop/vat/1', `{"tariff":${number}}`),
      ]).toMatchObject([number, [400, { errors: { tariff: expect.any(String) } }]]);
  });
});
