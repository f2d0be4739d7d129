import { describe, expect, test, vi } from 'vitest';
import { tendRemovals } from '../../../server/records/removals/retention';
import { removals } from '../../../server/tables/general/removals';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { titles } from '../support/openProduct';

/** A version that nothing ever had. */
const STALE = '"own:stale"';

const change = (api: Api, body: object, version: string) =>
  api.call('PUT', 'locations/1', body, { 'If-Match': version });

describe('If-Match', () => {
  test('lets one of two who change the same version, and names to the other who was first', async () => {
    const api = await openApi();
    const [, , headers] = await api.call('GET', 'locations/1');
    const version = headers.get('ETag') ?? '';
    const both = await Promise.all([
      change(api, { city: 'Leiden' }, version),
      change(api, { city: 'Breda' }, version),
    ]);
    const [[taken], [refused, body]] = both.toSorted(
      ([one], [other]) => one - other,
    ) as typeof both;
    expect([taken, refused]).toEqual([200, 412]);
    const city = both[0][0] === 200 ? 'Leiden' : 'Breda';
    expect(body).toMatchObject({
      status: false,
      status_message: 'Location has been changed since you opened it',
      results: [{ id: 1, name: 'Zuid', city }],
      changedBy: 'Ada Bakker',
      changedAt: '2026-03-02T09:00:00.000Z',
    });
  });

  test('takes any version for *, one of several, and no weak one', async () => {
    const api = await openApi();
    const version = async () => (await api.call('GET', 'locations/1'))[2].get('ETag') ?? '';
    const statusOf = async (known: string) => (await change(api, { city: 'Leiden' }, known))[0];
    expect(await statusOf('*')).toBe(200);
    expect(await statusOf(`${STALE} , ${await version()}`)).toBe(200);
    expect(await statusOf(`W/${await version()}`)).toBe(412);
    expect(await statusOf('"elsewhere"')).toBe(412);
  });

  test('that is none is refused, and nothing is changed', async () => {
    const api = await openApi();
    for (const wrong of ['', 'own', '"own', '"a" "b"', '*, "a"'])
      expect([wrong, (await change(api, { city: 'Leiden' }, wrong)).slice(0, 2)]).toEqual([
        wrong,
        [
          400,
          {
            status: false,
            status_message:
              'The header If-Match takes versions as the header ETag gives them, or *',
          },
        ],
      ]);
    expect(await api.get('locations/1')).toMatchObject([200, { results: { city: 'Gouda' } }]);
  });
});

test('a record that was deleted is not changed, and it is reported who deleted it', async () => {
  const api = await openApi();
  await api.delete('locations/1');
  expect(await api.put('locations/1', { city: 'Leiden' })).toEqual([
    404,
    {
      status: false,
      status_message: 'Location was deleted by Ada Bakker',
      changedBy: 'Ada Bakker',
      changedAt: '2026-03-02T09:00:00.000Z',
    },
  ]);
  expect(await api.put('locations/99', {})).toEqual([
    404,
    { status: false, status_message: 'This does not exist' },
  ]);
});

test('who deleted what is known for a week, and of the last ten thousand', async () => {
  const api = await openApi();
  const { store, clock } = api.server.context;
  const day = 24 * 60 * 60_000;
  const rows = store.rows(removals, 1);
  const left = async (days: number) => {
    await tendRemovals({ store, clock: () => clock() + days * day });
    return (await rows.find({ take: 1 }))[0]?.recordId;
  };
  await api.delete('locations/1');
  expect([await left(6), await left(8)]).toEqual([1, undefined]);
  const many = Array.from({ length: 10_002 }, (_, at) => ({
    ...{ id: 100 + at, organisationId: 1, resource: 'locations', recordId: at + 1 },
    ...{ userId: 1, at: clock() },
  }));
  await rows.putBack(many);
  expect(await left(1)).toBe(3);
});

test('what took time to work out is stored only if nothing has changed meanwhile', async () => {
  const api = await openApi();
  const { store } = api.server.context;
  const [, , headers] = await api.call('GET', 'users/4');
  const before = await rowsNamed(store, 'users').get(4);
  const { transaction } = store;
  const change = () =>
    transaction.call(store, (inner) => rowsNamed(inner, 'users').update(4, { lastName: 'Other' }));
  // The first to ask for one is the reset, which has made its password by then.
  const ask = vi.spyOn(store, 'transaction').mockImplementationOnce(async (work) => {
    await change();
    return transaction.call(store, work) as never;
  });
  const known = { 'If-Match': headers.get('ETag') ?? '' };
  const [status] = await api.call('POST', 'users/4', { function: 'resetpassword' }, known);
  expect(ask).toHaveBeenCalled();
  expect(status).toBe(412);
  expect((await rowsNamed(store, 'users').get(4))?.passwordHash).toBe(before?.passwordHash);
});

describe('the parts of a record', () => {
  test('have versions of their own: who changes one is in nobody’s way at another', async () => {
    const api = await openApi();
    const [, , headers] = await api.call('GET', 'webshop/products/1');
    const known = { 'If-Match': headers.get('ETag') ?? '' };
    const add = { function: 'addProductVariation', titles, price: 3, productVATId: 1 };
    expect((await api.call('POST', 'webshop/products/1', add, known))[0]).toBe(200);
    expect((await api.call('PUT', 'webshop/products/1', { price: 3 }, known))[0]).toBe(200);
    expect((await api.call('POST', 'webshop/products/1', add, known))[0]).toBe(412);
  });

  test('of a document are its rows, whose changes answer the version that they made', async () => {
    const api = await openApi();
    const [, , headers] = await api.call('GET', 'objectsDefinitions/3');
    const add = { function: 'addObjectRow', type: 1, options: { title: 'Name' } };
    const send = (version: string | null) =>
      api.call('POST', 'objectsDefinitions/3', add, { 'If-Match': version ?? '' });
    const [status, , changed] = await send(headers.get('ETag'));
    expect(status).toBe(200);
    expect(changed.get('ETag')).toMatch(/^"values:[\w-]{12}"$/);
    expect((await send(changed.get('ETag')))[0]).toBe(200);
    const [late, body] = await send(changed.get('ETag'));
    expect([late, body]).toMatchObject([412, { changedBy: 'Ada Bakker' }]);
  });

  test('answer the version that a save made of its own fields', async () => {
    const api = await openApi();
    const [, , read] = await api.call('GET', 'locations/1');
    const [, , saved] = await change(api, { city: 'Leiden' }, read.get('ETag') ?? '');
    expect(saved.get('ETag')).toMatch(/^"own:[\w-]{12}"$/);
    expect((await change(api, { city: 'Breda' }, saved.get('ETag') ?? ''))[0]).toBe(200);
    expect((await change(api, { city: 'Delft' }, saved.get('ETag') ?? ''))[0]).toBe(412);
  });

  test('change in no version by what the server keeps for itself', async () => {
    const api = await openApi();
    const version = async () => (await api.call('GET', 'users/1'))[2].get('ETag');
    const before = await version();
    await api.as(1);
    expect(await version()).toBe(before);
  });
});
