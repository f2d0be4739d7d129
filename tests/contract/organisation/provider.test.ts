import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const reason = 'Only administrators of the provider can change this';
const refused = [403, { status: false, status_message: reason }];

describe('what the provider alone writes', () => {
  test('are modules, and which organisation has them', async () => {
    const provider = await openApi();
    const customer = await provider.as(users.stranger);
    expect(await customer.put('modules/12', { key: 'pwned' })).toEqual(refused);
    expect(await customer.put('modules/add', { key: 'new', name: 'New' })).toEqual(refused);
    expect(await customer.delete('modules/12')).toEqual(refused);
    const one = { todo: 'single', childid: 5 };
    expect(await customer.post('organisations/modules/3', one)).toEqual(refused);
    expect(await customer.delete('organisations/modules/3', { childid: 5 })).toEqual(refused);
    expect(await customer.get('modules/12')).toMatchObject([
      200,
      { results: { modulekey: 'webshop' } },
    ]);
    expect(await provider.put('modules/12', { name: 'Shop' })).toMatchObject([200, {}]);
  });

  test('are organisations themselves', async () => {
    const customer = await (await openApi()).as(users.stranger);
    expect(await customer.put('organisations/add', { name: 'Dok' })).toEqual(refused);
    expect(await customer.delete('organisations/3')).toEqual(refused);
  });

  test('are the terms of an organisation: others send them back as they are, not otherwise', async () => {
    const provider = await openApi();
    const customer = await provider.as(users.stranger);
    const [, read] = await customer.get('organisations/3');
    const { results } = read as { results: object };
    expect(await customer.put('organisations/3', { ...results, city: 'Urk' })).toMatchObject([
      200,
      {},
    ]);
    const terms = {
      active: 0,
      type: 2,
      pintCommission: 0.5,
      onlineCommission: 0.5,
      mediaStorage: 999_999,
      rowLimit: 9_999_999,
      mailLimit: 99_999,
      apiServer: 'https://api.test',
      databaseName: 'other',
    };
    for (const [name, value] of Object.entries(terms))
      expect(await customer.put('organisations/3', { ...results, [name]: value })).toEqual([
        403,
        { status: false, status_message: reason, errors: { [name]: reason } },
      ]);
    expect(await customer.get('organisations/3')).toMatchObject([
      200,
      { results: { ...results, city: 'Urk' } },
    ]);
    const mine = { pintCommission: 2.5, mediaStorage: 2000, type: 2 };
    expect(await provider.put('organisations/2', mine)).toMatchObject([200, {}]);
    expect(await provider.get('organisations/2')).toMatchObject([200, { results: mine }]);
  });

  test('has limits of its own, and a VAT number is one', async () => {
    const provider = await openApi();
    expect(
      await provider.put('organisations/2', {
        pintCommission: -5,
        onlineCommission: 101,
        vatNumber: 'blah',
      }),
    ).toMatchObject([
      400,
      {
        errors: {
          pintCommission: 'Must be at least 0',
          onlineCommission: 'Must be at most 100',
          vatNumber: 'Enter a VAT number, such as NL123456789B01',
        },
      },
    ]);
  });

  test('is reported to the provider with the rows of all, to others with their own', async () => {
    const provider = await openApi();
    const customer = await provider.as(users.stranger);
    const used = async (api: typeof provider) => {
      const [, body] = await api.get('modules/1/usage');
      const { results } = body as { results: { resource: string; total: number }[] };
      return Object.fromEntries(results.map(({ resource, total }) => [resource, total]));
    };
    expect(await used(provider)).toMatchObject({ groups: 3, organisations: 3 });
    expect(await used(customer)).toMatchObject({ groups: 1, organisations: 1 });
  });

  test('is the organisation that the settings name', async () => {
    const api = await openApi({}, undefined, { installation: { provider: 'ORG-3' } });
    expect(await api.put('modules/12', { name: 'Shop' })).toEqual(refused);
    const other = await api.as(users.stranger);
    expect(await other.put('modules/12', { name: 'Shop' })).toMatchObject([200, {}]);
  });
});

describe('a suspended organisation', () => {
  test('is out at once, says so, and cannot lift it itself', async () => {
    const provider = await openApi();
    const { store } = provider.server.context;
    await rowsNamed(store, 'organisations').update(3, { parentId: 1 });
    const customer = await provider.as(users.stranger);
    expect(await provider.put('organisations/3', { active: 0 })).toMatchObject([200, {}]);
    expect(await customer.get('organisations')).toMatchObject([401, {}]);
    const credentials = { email: 'eva@demo.test', password: 'demo1234' };
    expect(await customer.post('session', credentials)).toEqual([
      403,
      {
        status: false,
        status_message: 'Elders has been suspended. Only the provider can restore it',
      },
    ]);
    const again = await provider.as(users.stranger);
    expect(await again.put('organisations/3', { active: 1 })).toMatchObject([403, {}]);
    expect(await provider.put('organisations/3', { active: 1 })).toMatchObject([200, {}]);
    // The session that it ended stays ended.
    expect(await customer.get('organisations')).toMatchObject([401, {}]);
    expect(await customer.post('session', credentials)).toMatchObject([200, {}]);
  });

  test('is out in those below it as well, as far as one reaches them no other way', async () => {
    const provider = await openApi();
    const { store } = provider.server.context;
    await rowsNamed(store, 'organisations').update(3, { parentId: 1 });
    const child = {
      organisationId: 'ORG-4',
      name: 'Klein',
      parentId: 3,
      active: 1,
      moduleIds: [1],
    };
    const { id } = await rowsNamed(store, 'organisations').insert(child);
    await rowsNamed(store, 'users').update(users.stranger, { roleBelow: 1 });
    const above = await provider.as(users.stranger);
    const guest = await provider.as(users.nobody);
    await rowsNamed(store, 'users').update(users.nobody, { organisationIds: [1, id] });
    for (const api of [above, guest])
      await api.postForm('/dashboard/organisations/switch', { org: 'ORG-4' });
    await provider.put('organisations/3', { active: 0 });
    await provider.put('organisations/3', { active: 1 });
    expect(await above.get('session')).toMatchObject([401, {}]);
    expect(await guest.get('session')).toMatchObject([200, { organisation: { id } }]);
  });

  test('is suspended once that is confirmed, of who would rather be asked', async () => {
    const provider = await openApi();
    await rowsNamed(provider.server.context.store, 'organisations').update(3, { parentId: 1 });
    const strict = async (body: object) => {
      const asked = { Prefer: 'handling=strict' };
      const [status, answer] = await provider.call('PUT', 'organisations/3', body, asked);
      return [status, answer];
    };
    const customer = await provider.as(users.stranger);
    const question = expect.stringMatching(
      /^Elders is suspended: .* Users: \d+\. Devices: \d+\n\nStore it all the same\?$/,
    );
    expect(await strict({ active: 0 })).toMatchObject([
      409,
      { status_message: question, asksFor: 'doubts' },
    ]);
    expect(await customer.get('users')).toMatchObject([200, {}]);
    expect(await strict({ active: 0, confirmed: 'doubts' })).toMatchObject([200, {}]);
    expect(await customer.get('users')).toMatchObject([401, {}]);
    expect(await strict({ city: 'Sneek' })).toMatchObject([200, {}]);
  });

  test('is never the provider', async () => {
    const provider = await openApi();
    expect(await provider.put('organisations/1', { active: 0 })).toMatchObject([
      409,
      { errors: { active: expect.stringContaining('provider’s own organisation') } },
    ]);
  });
});

test('a suspended user is out, is informed with the right password, and an old session stays ended', async () => {
  const api = await openApi();
  const reader = await api.as(users.reader);
  expect(await api.put('users/4', { active: 0 })).toMatchObject([200, {}]);
  const credentials = { email: 'ria@demo.test', password: 'demo1234' };
  expect(await api.post('session', credentials)).toEqual([
    401,
    {
      status: false,
      status_message:
        'This account has been suspended. An administrator of your organisation can restore it',
    },
  ]);
  expect(await api.put('users/4', { active: 1 })).toMatchObject([200, {}]);
  expect(await reader.get('users')).toMatchObject([401, {}]);
  expect(await api.post('session', credentials)).toMatchObject([200, {}]);
});
