import { expect, test } from 'vitest';
import { routes, served } from '../../../server/http/server';
import { serveTest } from '../../fixtures/serveTest';
import { smallRows } from '../../fixtures/smallRows';

const TAGS = 2_003;
const ids = Array.from({ length: TAGS }, (_, index) => index + 1);
/** Names stand the other way round than ids. */
const tag = (id: number) => ({
  id,
  organisationId: 1,
  translations: [{ language: 'nl', name: `Tag ${TAGS - id}`, slug: `tag-${id}` }],
  color: '#000000',
  active: id % 2,
  description: '',
});

test('a long list is searched and sorted by what no row stores as exactly as a short one', async () => {
  const { definitions } = served;
  const rows = { ...smallRows, productTag: ids.map(tag) };
  const server = await serveTest({ rows, routes, definitions });
  const SESSIONID = await server.context.sessions.start({ id: 1, organisationId: 1 });
  const get = async (query: string) => {
    const response = await server.fetch(`/internal/v1/webshop/productTag?${query}`, {
      headers: { SESSIONID },
    });
    const { results, totalRowCount } = (await response.json()) as {
      results: { id: number }[];
      totalRowCount: number;
    };
    return { found: results.map(({ id }) => id), totalRowCount };
  };

  expect(await get('page=2&maxrowcount=2&sort=name&order=asc')).toEqual({
    found: [TAGS - 2, TAGS - 3],
    totalRowCount: TAGS,
  });
  // 100, 1000 to 1009 and 1100: rows that aren't read together.
  expect(await get('page=1&maxrowcount=3&sort=name&order=desc&filter=tag%20100')).toEqual({
    found: [1100, 1009, 1008].map((nr) => TAGS - nr),
    totalRowCount: 12,
  });
});
