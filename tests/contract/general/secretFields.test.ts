import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { columnNames, isBlank, nameToFilter, nameToRead, type Resource } from '../../../schemas';
import { writtenColumns } from '../../../schemas/exchange/columns';
import { traitsOf } from '../../../schemas/fields/isKind';
import { definitions } from '../../fixtures/definitions';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const secretsOf = ({ fields }: Resource): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (traitsOf(field).isSecret ? [name] : []));

const holding = definitions.filter((definition) => secretsOf(definition).length > 0);

/** They begin alike, since a mask shows as much as that. */
const FIRST = 'gehaaaa-1111';
const BETWEEN = 'gehmmmm-2222';
const LAST = 'gehzzzz-3333';

/** What a caller can find out about a secret without its record: the answers to lists of all kinds. */
const answersTo = async (api: Api, definition: Resource, name: string): Promise<unknown> => {
  const field = definition.fields[name] ?? { kind: 'secret' };
  const names = new Set([name, nameToRead(name, field), nameToFilter(name, field)]);
  const queries = [...names].flatMap((one) => [
    `sort=${one}&order=asc`,
    ...[FIRST, 'geha'].map((value) => `${one}=${value}`),
  ]);
  return Promise.all([
    ...[...queries, 'filter=aaaa-11'].map((query) => api.get(`${definition.path}?${query}`)),
    api.get('search?filter=aaaa-11'),
  ]);
};

test('lists answer the same whatever secrets their records have', async () => {
  const api = await openApi();
  const listed = holding.filter(({ single }) => !single);
  const disclosed: string[] = [];
  for (const definition of listed) {
    const rows = rowsNamed(api.server.context.store, definition.name);
    const [one] = await rows.find({ where: { organisationId: 1 }, take: 1 });
    const { id: _, ...values } = one ?? { id: 0 };
    const [first, other] = [await rows.insert(values), await rows.insert(values)];
    for (const name of secretsOf(definition)) {
      await rows.update(other.id, { [name]: BETWEEN });
      await rows.update(first.id, { [name]: FIRST });
      const before = await answersTo(api, definition, name);
      await rows.update(first.id, { [name]: LAST });
      const after = await answersTo(api, definition, name);
      if (!isDeepStrictEqual(before, after)) disclosed.push(`${definition.name}.${name}`);
    }
  }
  expect(listed.length).toBeGreaterThan(2);
  expect(disclosed).toEqual([]);
});

test.each(holding)(
  'no secret of $name orders, narrows, finds or leaves in a file',
  (definition) => {
    const { list, title, fields, imports } = definition;
    const used = [
      ...columnNames(definition),
      ...(list.filters ?? []),
      ...(list.alsoSearched ?? []),
      ...(imports ? (imports.keys ?? []) : []),
      ...title,
      list.sort?.field,
      ...Object.entries(fields).flatMap(([name, { unique }]) => (unique ? [name] : [])),
      ...writtenColumns(definition).map(({ name }) => name),
    ];
    expect(secretsOf(definition).filter((name) => used.includes(name))).toEqual([]);
  },
);

const versionIn = async (api: Api, path: string): Promise<string> => {
  const [status, , headers] = await api.call('GET', path);
  expect(status).toBe(200);
  return headers.get('ETag') ?? '';
};

test('a version says nothing of what it is of without the key of the installation', async () => {
  const first = await openApi();
  const other = await openApi({}, undefined, { versionKey: 'another key' });
  const known = await versionIn(first, 'integration/chatgpt');
  expect(isBlank(known)).toBe(false);
  expect(await versionIn(first, 'integration/chatgpt')).toBe(known);
  expect(await versionIn(other, 'integration/chatgpt')).not.toBe(known);
});

test('records with the same values have versions of their own', async () => {
  const api = await openApi();
  const machine = { name: 'Lade', ipAddress: '10.0.0.1', port: 1, apiKey: 'zegel-1234' };
  const added = [1, 2].map(() => api.post('webshop/moneymachines/add', machine));
  await Promise.all(added);
  const rows = rowsNamed(api.server.context.store, 'moneymachines');
  const alike = await rows.find({ where: { name: 'Lade' } });
  const tags = await Promise.all(
    alike.map(({ id }) => versionIn(api, `webshop/moneymachines/${id}`)),
  );
  expect(tags).toHaveLength(2);
  expect(new Set(tags).size).toBe(2);
});
