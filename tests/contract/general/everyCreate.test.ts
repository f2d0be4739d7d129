import { expect, test } from 'vitest';
import { type Resource, traitsOf } from '../../../schemas';
import { parseRecord, sentFields, serializeRecord } from '../../../schemas/codec';
import { definitions } from '../../fixtures/definitions';
import { type Api, openApi } from '../support/Api';
import { madeElsewhere } from '../support/madeByNone';

/** Those that are sent as they are entered: neither with a file, nor made by something else. */
const created = definitions.filter(
  ({ single, verbs }) => !single && verbs.create !== false && !verbs.create?.upload,
);

type Values = Readonly<Record<string, unknown>>;

/** The blocks of a record's languages with other values in some of their fields. */
const eachLanguage = (blocks: unknown, change: (block: Values) => Values): readonly Values[] =>
  (typeof blocks === 'string' ? JSON.parse(blocks) : blocks).map(change);

/** What a rule of their own keeps apart. */
const apart: Readonly<Record<string, (turn: number, sent: Values) => Values>> = {
  apkAssignments: (turn) => ({ deviceId: turn, apkFileId: 2 }),
  mailDomains: (turn) => ({ domain: `kompas${turn}.test` }),
  users: (turn) => ({ email: `vis${turn}@demo.test` }),
  weekdayConfig: (turn) => ({ openFrom: `20:0${turn}`, openUntil: `20:0${turn + 1}` }),
  redirects: (turn) => ({ oldUrl: `https://example.nl/oud-${turn}` }),
  productTag: (turn) => ({
    translations: Object.fromEntries(
      ['nl', 'en', 'de', 'fr'].map((locale) => [
        locale,
        { name: `Heet ${turn}`, slug: `heet-${turn}` },
      ]),
    ),
  }),
  pages: (turn, { languages }) => ({
    languages: eachLanguage(languages, (block) => ({ ...block, url: `/bezoek-${turn}` })),
  }),
};

/** The first record of a list, as somebody would enter it anew. */
const enteredAnew = async (api: Api, definition: Resource, turn: number): Promise<object> => {
  const [, listed] = await api.get(definition.path);
  const [first] = (listed as { results: readonly Record<string, unknown>[] }).results;
  const { id } = parseRecord(definition, first, 0);
  const [, answer] = await api.get(`${definition.path}/${id}`);
  const whole = answer as Record<string, unknown>;
  const record = parseRecord(
    definition,
    [whole[definition.verbs.recordIn ?? 'results']].flat()[0],
    0,
  );
  const fields = Object.entries(sentFields(definition, 'create'));
  const named = fields.filter(
    ([name, field]) => field.unique || (definition.title.includes(name) && traitsOf(field).isText),
  );
  const renamed = named.map(([name]) => [name, `${record[name]} ${turn}`]);
  const secret = fields.flatMap(([name, field]) =>
    traitsOf(field).isSecret ? [[name, `geheim-${turn}`]] : [],
  );
  const values = { ...record, ...Object.fromEntries(renamed), ...Object.fromEntries(secret) };
  const sent = serializeRecord(definition, values, 'create');
  return { ...sent, ...apart[definition.name]?.(turn, sent) };
};

test.each(created)('$name are added by PUT and by POST alike', async (definition) => {
  const api = await openApi();
  const { path, verbs } = definition;
  const isPosted = verbs.create && verbs.create.method === 'POST';
  const calls = [
    ['PUT', `${path}/add`],
    ['POST', `${path}/add`],
    ...(isPosted ? [['POST', path]] : []),
  ] as const;
  const answers: unknown[] = [];
  for (const [turn, [method = '', at = '']] of calls.entries()) {
    const body = await enteredAnew(api, definition, turn + 2);
    const [status, answer] = await api.call(method, at, body);
    answers.push(status === 200 ? status : [status, answer]);
  }
  expect(answers).toEqual(calls.map(() => 200));
});

test.each(madeElsewhere)('$name are added by no call of their own', async ({ path }) => {
  const api = await openApi();
  for (const method of ['PUT', 'POST'])
    expect((await api.call(method, `${path}/add`, { name: 'x' }))[0]).toBeGreaterThanOrEqual(400);
});

const published = definitions.flatMap(({ name, path, publishes }) =>
  publishes ? [{ name, path, fn: publishes.fn }] : [],
);

test.each(published)(
  '$name are published, taken back and published again',
  async ({ path, fn }) => {
    const api = await openApi();
    const call = (body: object) => api.post(`${path}/1`, body);
    expect(await call({ function: fn })).toMatchObject([200, { version: 1 }]);
    expect(await call({ function: 'unpublish' })).toMatchObject([200, {}]);
    expect(await call({ function: 'republish', version: 1 })).toMatchObject([200, { version: 2 }]);
  },
);
