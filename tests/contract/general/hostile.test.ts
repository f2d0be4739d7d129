import { describe, expect, test } from 'vitest';
import { type AnyField, contentLanguages, f, type Kinds, type Resource } from '../../../schemas';
import { loadDefinitions } from '../../../server/contract/definitions';
import { acceptField } from '../../../server/wire/fields';
import { dangersIn } from '../../fixtures/dangers';
import { fieldsOf as everyFieldOf } from '../../fixtures/definitions';
import { harmlessHtml, harmlessUrls, hostileHtml, hostileUrls } from '../../fixtures/hostile';
import { type Answer, type Api, openApi } from '../support/Api';

const { all: definitions } = await loadDefinitions();
const vectors = Object.entries(hostileHtml);
const resultsOf = <T>([, body]: Answer) => (body as { results: T }).results;

const fieldsOf = ({ fields }: Pick<Resource, 'fields'>, kind: string) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === kind ? [name] : []));

const required = ({ fields }: Resource) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { required, kind }]) => {
      if (!required || !['text', 'money', 'reference'].includes(kind)) return [];
      return [[name, kind === 'text' ? 'x' : 1]];
    }),
  );

type PerLanguage = Parameters<Kinds['perLanguage']['parse']>[1];

const isPerLanguage = (field: AnyField): field is AnyField & PerLanguage =>
  field.kind === 'perLanguage';

/** The fields of formatted text in blocks of languages: the blocks' field, and the name within. */
const withinLanguages = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([blocks, field]) =>
    isPerLanguage(field) ? fieldsOf(field, 'richText').map((name) => [blocks, name] as const) : [],
  );

/** Blocks with all that every language must have, and with the HTML wherever the first takes it. */
const blocksOf = ({ fields }: Resource, html: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([blocks, field]) => {
      if (!isPerLanguage(field)) return [];
      const demanded = Object.entries(field.fields)
        .filter(([, inner]) => inner.required)
        .map(([name]) => [name, 'x']);
      const texts = fieldsOf(field, 'richText').map((name) => [name, html]);
      const [first, ...others] = field.languages ?? contentLanguages;
      const block = (language = '', more: readonly string[][] = []) => ({
        language,
        ...Object.fromEntries([...demanded, ...more]),
      });
      return [[blocks, [block(first, texts), ...others.map((language) => block(language))]]];
    }),
  );

const formatted = definitions.filter(
  (definition) =>
    definition.verbs.create !== false &&
    fieldsOf(definition, 'richText').length + withinLanguages(definition).length > 0,
);

type Stored = Record<string, string | readonly Record<string, string>[]>;

const firstOf = (blocks: Stored[string] = []) => (typeof blocks === 'string' ? {} : blocks[0]);

test.each(formatted)('formatted text of $name is clean once it is stored', async (definition) => {
  const api = await openApi();
  const names = fieldsOf(definition, 'richText');
  const storedOf = async (html: string): Promise<readonly string[]> => {
    const texts = Object.fromEntries(names.map((name) => [name, html]));
    const body = { ...required(definition), ...blocksOf(definition, html), ...texts };
    const [, added] = await api.put(`${definition.path}/add`, body);
    const { last_id: id } = added as { last_id: number };
    const record = resultsOf<Stored>(await api.get(`${definition.path}/${id}`));
    return [
      ...names.map((name) => String(record[name])),
      ...withinLanguages(definition).map(([blocks, name]) =>
        String(firstOf(record[blocks])?.[name]),
      ),
    ];
  };
  for (const [name, html] of vectors)
    expect([name, ...(await storedOf(html)).flatMap(dangersIn)]).toEqual([name]);
  // What a text of other elements leaves of these is its own tests' affair.
  const others = names.some((name) => Object.hasOwn(definition.fields[name] ?? {}, 'allows'));
  for (const html of others ? [] : Object.values(harmlessHtml)) {
    const stored = await storedOf(html);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((text) => text !== html)).toEqual([]);
  }
});

test('formatted text that is nested too deeply is refused before it keeps the server busy', async () => {
  const api = await openApi();
  const [status, body] = await api.put('websites/contentItems/1', {
    htmlContent: '<b>'.repeat(5_000),
  });
  expect([status, body]).toMatchObject([
    400,
    { status: false, errors: { htmlContent: expect.any(String) } },
  ]);
});

test('formatted text within rows and languages is clean once it is stored', () => {
  const fields = { body: f.richText() };
  const html = '<p onclick="alert(1)">x</p>';
  const clean = '<p>x</p>';
  expect(acceptField([{ body: html }], f.rows({ fields }), undefined)).toEqual([
    { id: 1, body: clean },
  ]);
  expect(acceptField({ 'NL-nl': { body: html } }, f.perLanguage({ fields }), undefined)).toEqual([
    { language: 'NL-nl', body: clean },
  ]);
});

describe('rows of documents', () => {
  const call = (api: Api, fn: string, body: object) =>
    api.post('objectsDefinitions/3', { function: fn, ...body });
  const htmlOf = async (api: Api): Promise<string> => {
    const { values } = resultsOf<{ values: { type: number; options: string }[] }>(
      await api.get('objectsDefinitions/3'),
    );
    return JSON.parse(values.find(({ type }) => type === 34)?.options ?? '{}').html;
  };

  test('HTML is clean, whichever function stores it', async () => {
    const api = await openApi();
    const [, added] = await call(api, 'addObjectRow', { type: 34, options: { html: '<p>x</p>' } });
    const { last_id: id } = added as { last_id: number };
    for (const [name, html] of vectors) {
      expect(await call(api, 'updateObjectSingleRow', { id, options: { html } })).toMatchObject([
        200,
        {},
      ]);
      expect([name, ...dangersIn(await htmlOf(api))]).toEqual([name]);
      const rows = [{ id, options: JSON.stringify({ html: `<div>${html}</div>` }) }];
      expect(await call(api, 'updateObjectRows', { rows })).toMatchObject([200, {}]);
      expect([name, ...dangersIn(await htmlOf(api))]).toEqual([name]);
    }
    const html = harmlessHtml.table;
    await call(api, 'updateObjectSingleRow', { id, options: { html } });
    expect(await htmlOf(api)).toBe(html);
  });

  const places: Readonly<Record<string, (url: string) => object>> = {
    'a button': (url) => ({ type: 8, options: { buttonType: 'link', url } }),
    'a link': (url) => ({ type: 35, options: { linkText: 'x', url } }),
    'an item of a list': (url) => ({ type: 36, options: { items: [{ text: 'x', link: url }] } }),
  };

  test.each(Object.entries(places))('the address of %s can run nothing', async (_, row) => {
    const api = await openApi();
    for (const [name, url] of Object.entries(hostileUrls)) {
      if (url === '') continue;
      expect([name, await call(api, 'addObjectRow', row(url))]).toMatchObject([
        name,
        [400, { status_message: expect.stringContaining('https://') }],
      ]);
    }
    for (const [name, url] of Object.entries(harmlessUrls))
      expect([name, (await call(api, 'addObjectRow', row(url)))[0]]).toEqual([name, 200]);
  });
});

const running = Object.entries(hostileUrls).filter(([name]) =>
  /^(script|vbscript|data|blob|file)/.test(name),
);

/** A web address where a definition has it, on its own or in an object, and what it is shown by. */
const addressed = ({ fields }: Resource, name: string, url: string) => {
  const { within, when } = fields[name] ?? {};
  const values = { ...when, [name]: url };
  return within === undefined ? values : { [within]: values };
};

test('no address of a field that is out of sight can run anything', async () => {
  const api = await openApi();
  const hidden = definitions.flatMap((definition) =>
    fieldsOf(definition, 'url').flatMap((name) =>
      definition.fields[name]?.when ? [[definition, name] as const] : [],
    ),
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const [definition, name] of hidden) {
    const { within, when = {} } = definition.fields[name] ?? {};
    const off = Object.fromEntries(Object.keys(when).map((one) => [one, 0]));
    const values = { ...off, [name]: 'javascript:alert(1)' };
    const path = definition.single ? definition.path : `${definition.path}/1`;
    const sent = within === undefined ? values : { [within]: values };
    expect([name, await api.put(path, sent)]).toMatchObject([
      name,
      [400, { errors: { [name]: expect.any(String) } }],
    ]);
  }
});

test('addresses within rows and languages can run nothing', () => {
  const fields = { at: f.url({ takes: 'paths' }) };
  for (const [name, at] of running) {
    if (name === 'scriptInUrl') continue;
    expect(() => acceptField([{ at }], f.rows({ fields }), undefined)).toThrow();
    expect(() => acceptField({ 'NL-nl': { at } }, f.perLanguage({ fields }), undefined)).toThrow();
  }
  const stored = [{ id: 1, at: 'javascript:alert(1)' }];
  expect(acceptField(stored, f.rows({ fields }), stored)).toEqual(stored);
});

/** Fields whose names are those of addresses, and what they hold instead. */
const noAddresses: Readonly<Record<string, string>> = {
  apiServer: 'the name of a server, which nothing leads to',
};

test('every field that is called an address is one', () => {
  const called = definitions.flatMap((definition) =>
    everyFieldOf(definition)
      .filter(([name, { kind }]) => /url|website|link|server/i.test(name) && kind === 'text')
      .filter(([name]) => !(name in noAddresses))
      .map(([name]) => `${definition.name}.${name}`),
  );
  expect(called).toEqual([]);
});

test('web addresses of records can run nothing', async () => {
  const linking = definitions.filter((definition) => fieldsOf(definition, 'url').length > 0);
  expect(linking.length).toBeGreaterThan(0);
  const api = await openApi();
  for (const definition of linking) {
    const path = definition.single ? definition.path : `${definition.path}/1`;
    for (const field of fieldsOf(definition, 'url'))
      for (const [name, url] of running)
        expect([field, name, await api.put(path, addressed(definition, field, url))]).toMatchObject(
          [field, name, [400, { errors: { [field]: expect.any(String) } }]],
        );
  }
});
