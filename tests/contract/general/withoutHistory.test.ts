import { expect, test } from 'vitest';
import type { Resource } from '../../../schemas';
import { loadDefinitions } from '../../../server/contract/definitions';
import { type Api, openApi } from '../support/Api';

const { all } = await loadDefinitions();

const pages = all.filter(({ detail, verbs }) => detail.length > 0 && verbs.read !== false);

type Results = { readonly id?: unknown } | readonly { readonly id?: unknown }[];

/** Where a record stands; none where none is stored, as before a single one is saved. */
const placeOf = async (api: Api, { path, single, idField = 'id' }: Resource) => {
  const [, body] = await api.get(single ? path : `${path}?page=1&maxrowcount=1`);
  const { results = {} } = body as { results?: Results };
  const [record] = [results].flat();
  const id = record && Object.entries(record).find(([name]) => name === idField)?.[1];
  if (!id) return undefined;
  return single ? path : `${path}/${id}`;
};

const statusOf = async (api: Api, path: string): Promise<number> =>
  (await api.get(`${path}?page=1&maxrowcount=1`))[0];

test('the session names the resources whose records have no history, and no other', async () => {
  const api = await openApi();
  await api.put('locations/1', { city: 'Leiden' });
  const none: object[] = [];
  for (const definition of pages) {
    const at = await placeOf(api, definition);
    if (at === undefined || (await statusOf(api, `${at}/history`)) !== 404) continue;
    none.push({ name: definition.name, comments: await statusOf(api, `${at}/comments`) });
  }
  expect(none).toEqual([
    { name: 'activity', comments: 404 },
    { name: 'auditLog', comments: 404 },
  ]);
  expect(await api.get('session')).toMatchObject([
    200,
    { withoutHistory: ['activity', 'auditLog'] },
  ]);
});
