import { describe, expect, test } from 'vitest';
import {
  type AnyField,
  type AnyFields,
  type KindName,
  nameToSend,
  type Resource,
} from '../../../schemas';
import { sentFields } from '../../../schemas/codec';
import { loadDefinitions } from '../../../server/contract/definitions';
import { type Api, openApi } from '../support/Api';

const { all: definitions } = await loadDefinitions();

const SHAPES = {
  object: { a: 1 },
  emptyObject: {},
  list: ['x'],
  emptyList: [],
  nestedList: [[1]],
  objects: [{ a: { b: 1 } }],
  boolean: true,
  text: 'x',
  number: 987_654.5,
} as const;

type Shape = keyof typeof SHAPES;

const PLAIN: readonly Shape[] = ['text', 'number'];

/** The shapes that a kind may take, according to the field; it takes no other. */
const MAY_TAKE: Readonly<Record<KindName, readonly Shape[]>> = {
  accessFlags: PLAIN,
  address: PLAIN,
  cents: ['number'],
  choice: [],
  choices: ['emptyList', 'emptyObject'],
  code: PLAIN,
  colour: PLAIN,
  country: PLAIN,
  date: [],
  dateTime: [],
  decimal: ['number'],
  email: PLAIN,
  file: PLAIN,
  flag: ['boolean'],
  image: PLAIN,
  fileSize: ['number'],
  integer: ['number'],
  json: ['object', 'emptyObject', 'list', 'emptyList', 'nestedList', 'objects'],
  keyValues: ['emptyList', 'objects'],
  longText: PLAIN,
  money: ['number'],
  offered: ['text'],
  percent: ['number'],
  perLanguage: ['emptyList', 'emptyObject'],
  phone: PLAIN,
  reference: [],
  references: ['emptyList'],
  richText: PLAIN,
  rows: ['emptyList', 'objects'],
  secret: PLAIN,
  slug: PLAIN,
  tags: [...PLAIN, 'list', 'emptyList'],
  text: PLAIN,
  time: [],
  url: PLAIN,
  variant: PLAIN,
  weekdays: ['number'],
};

const mayTake = ({ kind }: AnyField, shape: Shape): boolean =>
  MAY_TAKE[kind as KindName].includes(shape);

/** A value under the name and in the object in which a field travels. */
const withField = (
  body: object,
  [name, field]: readonly [string, AnyField],
  value: unknown,
): object => {
  const put = (holder: object, [part, ...inner]: readonly string[]): object =>
    part === undefined
      ? { ...holder, [nameToSend(name, field)]: value }
      : { ...holder, [part]: put(Object(Object(holder)[part]), inner) };
  return put(body, field.within?.split('.') ?? []);
};

interface Wrong {
  /** What stands for it in the name of a failure. */
  readonly what: string;
  readonly body: object;
  /** The fields that are wrong. */
  readonly names: readonly string[];
}

/** One body for each shape, with that shape for every field that can't take it. */
const ofFields = (fields: AnyFields): readonly Wrong[] =>
  (Object.keys(SHAPES) as Shape[]).map((shape) => {
    const wrong = Object.entries(fields).filter(([, field]) => !mayTake(field, shape));
    return {
      what: shape,
      body: wrong.reduce((body, entry) => withField(body, entry, SHAPES[shape]), {}),
      names: wrong.map(([name]) => name),
    };
  });

const innerFields = (field: AnyField): AnyFields =>
  'fields' in field ? (field.fields as AnyFields) : {};

const languageOf = (field: AnyField): unknown =>
  'languages' in field && Array.isArray(field.languages) ? field.languages[0] : 'NL-nl';

/** Values that are wrong by one part of a row or of a block of a language. */
const wrongInside = (field: AnyField): readonly unknown[] => {
  const inner = Object.entries(innerFields(field)).filter(([, { readOnly }]) => !readOnly);
  const first = { id: 1, language: languageOf(field) };
  const bodies = inner.map((entry) => withField(first, entry, { a: { b: 1 } }));
  if (field.kind === 'keyValues')
    return [{ key: 'a', value: [] }, { key: {} }, { id: {}, key: 'a' }].map((row) => [row]);
  if (field.kind === 'rows') return [...bodies, { id: { a: 1 } }].map((row) => [row]);
  return field.kind === 'perLanguage' ? [...bodies, { language: {} }].map((block) => [block]) : [];
};

const ofParts = (fields: AnyFields): readonly Wrong[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    wrongInside(field).map((value) => ({
      what: `${name}: ${JSON.stringify(value)}`,
      body: withField({}, [name, field], value),
      names: [name],
    })),
  );

type Send = (body: object) => Promise<readonly [status: number, body: unknown]>;

/** What was taken, or was refused without reporting that a field is wrong. */
const missed = async (send: Send, all: readonly Wrong[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { what, body, names } of all) {
    if (names.length === 0) continue;
    const [status, answer] = await send(body);
    const errors: object = Object(Object(answer).errors);
    const silent = names.filter((name) => !(name in errors));
    if (status !== 400 || silent.length > 0) found.push(`${what}: ${status} ${silent.join(', ')}`);
  }
  return found;
};

const changed = definitions.filter(({ verbs }) => verbs.update !== false);
const created = definitions.filter(({ verbs, single }) => verbs.create !== false && !single);

const recordPath = ({ path, single }: Resource): string => (single ? path : `${path}/1`);

/** What no refused call may change. */
const stored = async (api: Api, definition: Resource) => [
  await api.get(definition.path),
  await api.get(recordPath(definition)),
];

describe('a value of another shape than its field is refused there, and nothing is stored', () => {
  test.each(changed)('in a change of $name', async (definition) => {
    const api = await openApi();
    const before = await stored(api, definition);
    const fields = sentFields(definition, 'update');
    const all = [...ofFields(fields), ...ofParts(fields)];
    expect(await missed((body) => api.put(recordPath(definition), body), all)).toEqual([]);
    expect(await stored(api, definition)).toEqual(before);
  });

  test.each(created)('in a new record of $name', async (definition) => {
    const api = await openApi();
    const before = await stored(api, definition);
    const fields = sentFields(definition, 'create');
    const all = [...ofFields(fields), ...ofParts(fields)];
    expect(await missed((body) => api.put(`${definition.path}/add`, body), all)).toEqual([]);
    expect(await stored(api, definition)).toEqual(before);
  });
});

/** The sub-lists whose rows are added by a function of the record. */
const subLists = definitions.flatMap((definition) =>
  Object.entries(definition.subLists).flatMap(([name, { add, fields }]) =>
    add?.fn === undefined || add.path !== undefined
      ? []
      : [{ what: `${definition.name}, ${name}`, definition, fn: add.fn, args: add.args, fields }],
  ),
);

describe('the same goes for rows', () => {
  test.each(subLists)('of $what', async ({ definition, fn, args, fields }) => {
    const api = await openApi();
    const before = await stored(api, definition);
    const taken = Object.values(args);
    const sent: AnyFields = Object.fromEntries(
      Object.entries(fields).filter(([name]) => taken.includes(name)),
    );
    const send: Send = (body) => api.post(recordPath(definition), { function: fn, ...body });
    expect(await missed(send, [...ofFields(sent), ...ofParts(sent)])).toEqual([]);
    expect(await stored(api, definition)).toEqual(before);
  });
});

/** The calls that name what is linked, each with the part that holds its id, or their ids. */
const linking = definitions.flatMap((definition) =>
  Object.entries(definition.links).flatMap(([name, { add, remove, set, idArg, addMany }]) =>
    [
      { call: add, arg: idArg },
      { call: add, arg: addMany?.idArg },
      { call: remove, arg: idArg },
      { call: set, arg: idArg },
    ].flatMap(({ call, arg }) =>
      call && arg !== undefined
        ? [{ what: `${definition.name}, ${name}, ${arg}`, definition, call, arg }]
        : [],
    ),
  ),
);

describe('and for ids of links', () => {
  test.each(linking)('of $what', async ({ definition, call, arg }) => {
    const api = await openApi();
    const before = await stored(api, definition);
    const { method = 'POST', path = recordPath(definition), fn } = call;
    const at = path.replace('{id}', '1');
    const send: Send = (body) => {
      const whole = { ...(fn !== undefined && { function: fn }), ...body };
      if (method === 'DELETE') return api.delete(at, whole);
      return method === 'PUT' ? api.put(at, whole) : api.post(at, whole);
    };
    const all = [{ a: 1 }, {}, [{ a: 1 }], [[1]], true].map((value) => ({
      what: JSON.stringify(value),
      body: { [arg]: value },
      names: [arg],
    }));
    expect(await missed(send, all)).toEqual([]);
    expect(await stored(api, definition)).toEqual(before);
  });
});
