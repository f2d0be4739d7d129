import { describe, expect, test } from 'vitest';
import { isChangedInList } from '../../../schemas';
import { loadDefinitions } from '../../../server/contract/definitions';
import { openApi } from '../support/Api';

const { all: definitions } = await loadDefinitions();

describe('a list whose rows are changed or deleted in it', () => {
  const inLists = definitions.filter(
    (one) => !one.single && one.verbs.read !== false && isChangedInList(one),
  );

  test.each(inLists)('$name answers the version of each row where it is asked to', async (one) => {
    const api = await openApi();
    const asked = `${one.path}?page=1&maxrowcount=3`;
    expect(await api.get(asked)).not.toHaveProperty([1, 'versions']);
    const [, body] = await api.get(`${asked}&withVersions=1`);
    const { results, versions } = body as { results: { id: number }[]; versions: string[] };
    expect(versions).toHaveLength(results.length);
    for (const [place, { id }] of results.entries()) {
      const [, , headers] = await api.call('GET', `${one.path}/${id}`);
      const [own] = headers.get('ETag')?.slice(1, -1).split('.') ?? [];
      expect(versions[place]).toBe(`"${own}"`);
    }
  });

  test('gives the version that a row is deleted by, and names who changed it since', async () => {
    const api = await openApi();
    const [, body] = await api.get('webshop/vat?page=1&maxrowcount=20&withVersions=1');
    const { results, versions } = body as { results: { id: number }[]; versions: string[] };
    const place = results.findIndex(({ id }) => id === 1);
    await api.put('webshop/vat/1', { tariff: 13 });
    const remove = (version = '') =>
      api.call('DELETE', 'webshop/vat/1', undefined, { 'If-Match': version });
    const [status, refused, headers] = await remove(versions[place]);
    expect([status, refused]).toMatchObject([
      412,
      { results: [{ tariff: 13 }], changedBy: 'Ada Bakker' },
    ]);
    expect((await remove(headers.get('ETag') ?? ''))[0]).not.toBe(412);
  });
});
