import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

/** How many records of each resource are found. */
const found = async (api: Api, text: string): Promise<Record<string, number>> => {
  const [, body] = await api.get(`search?filter=${text}`);
  const { results } = body as { results: readonly { resource: string; total: number }[] };
  return Object.fromEntries(results.map(({ resource, total }) => [resource, total]));
};

test('one call finds records by what they are called, and distinguishes those of one name', async () => {
  const api = await openApi();
  expect(await api.get('search?filter=read')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [
        {
          resource: 'groups',
          total: 1,
          rows: [
            { id: 1, title: 'Readers', text: expect.stringMatching(/^Look, not touch · Admin/) },
          ],
        },
        // Who is in the group is found by it as well.
        {
          resource: 'users',
          total: 1,
          rows: [{ id: 4, title: 'Ria Bakker', text: 'ria@demo.test · Operator' }],
        },
      ],
      totalRowCount: 2,
    },
  ]);
});

test('it looks into all lists that the caller may read, and into no others', async () => {
  const api = await openApi();
  const all = await found(api, 'ba');
  expect(all).toMatchObject({ users: 3 });
  expect(await found(await api.as(users.reader), 'ba')).toEqual(all);
  expect(await found(await api.as(users.nobody), 'ba')).toEqual({});
  expect(await found(await api.as(users.stranger), 'ba')).toMatchObject({ users: 1 });
});

test('fewer than two characters find nothing', async () => {
  const api = await openApi();
  expect(await found(api, 'a')).toEqual({});
});
