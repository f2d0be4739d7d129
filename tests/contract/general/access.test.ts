import { expect, test } from 'vitest';
import { moduleKeys, rights } from '../../../schemas';
import type { Operation } from '../../../server/contract/CallContext';
import { routes } from '../../../server/http/server';
import { allModules, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { callOperation, describeOperation, inParts, operations } from '../support/operations';

/** What the calls that should be refused answered instead; empty when all were. */
const notRefused = async (
  api: Api,
  wanted: readonly Operation[],
  codes: readonly number[],
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const operation of wanted) {
    const [status, body] = await callOperation(api, operation);
    const envelope = body as { status?: unknown; success?: unknown };
    const isRefused = codes.includes(status) && (envelope.status ?? envelope.success) === false;
    if (!isRefused) wrong.push(`${describeOperation(operation)}: ${status}`);
  }
  return wrong;
};

/** The collections in which something is stored from now on. */
const changedIn = ({ server }: Api): ReadonlySet<string> => {
  const changed = new Set<string>();
  server.context.store.onChange((collections) => {
    for (const name of collections) changed.add(name);
  });
  return changed;
};

/** More than are made here. */
const rates = { strangers: 10_000 };

const guarded = operations.filter(({ modules }) => modules.length > 0);

test('there are routes to try', () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(naming.length).toBeGreaterThan(70);
  expect(new Set(operations.map(describeOperation)).size).toBe(operations.length);
});

const parts = inParts(operations);

test.each(parts)('no route answers without a session: $from', async ({ operations: some }) => {
  const api = await openApi({ SESSIONID: 'made-up' }, undefined, { rates });
  expect(await notRefused(api, some, [401])).toEqual([]);
});

test('nor does any of the routes that are no calls of a resource', async () => {
  const { server } = await openApi({}, undefined, { rates });
  for (const { isOpen, method, path } of routes.filter((route) => !route.isOpen)) {
    const filled = path.replace(/:\w+/g, '1');
    const response = await server.fetch(`/internal/v1${filled}`, { method: method.toUpperCase() });
    expect([isOpen, path, response.status]).toEqual([undefined, path, 401]);
  }
});

test.each(parts)(
  'no route answers for an organisation that the user does not belong to: $from',
  async ({ operations: some }) => {
    const api = await (await openApi()).as(users.stranger, { OrganisationId: 'ORG-1' });
    expect(await notRefused(api, some, [403])).toEqual([]);
  },
);

const isGlobal = ({ path }: Operation) => path.startsWith('modules/');
const isRefusedFirst = ({ writtenBy }: Operation) => writtenBy !== undefined;

/** Calls about a record that their path or their body names. */
const naming = operations.filter(
  (operation) =>
    (operation.path.includes('{id}') && !isGlobal(operation)) ||
    ['approve', 'disApprove', 'getTemplate', 'deleteCompanyLogo', 'activateArticle'].includes(
      operation.fn ?? '',
    ),
);

test.each(inParts(naming))(
  "no route reaches another organisation's records: $from",
  async ({ operations: some }) => {
    const api = await (await openApi()).as(users.stranger);
    const changed = changedIn(api);
    expect(await notRefused(api, some.filter(isRefusedFirst), [403])).toEqual([]);
    const others = some.filter((operation) => !isRefusedFirst(operation));
    expect(await notRefused(api, others, [404])).toEqual([]);
    expect([...changed]).toEqual([]);
  },
);

/** Somebody of organisation 1 who has these rights on these modules, by the way of a group. */
const withRights = async (admin: Api, access: string, moduleIds: readonly number[]) => {
  const { store } = admin.server.context;
  const group = await rowsNamed(store, 'groups').insert({ organisationId: 1, access, moduleIds });
  await rowsNamed(store, 'users').update(users.nobody, { groupIds: [group.id] });
};

const lacking = rights.flatMap((right) =>
  inParts(guarded.filter((operation) => operation.right === right)).map((part) => ({
    ...part,
    right,
  })),
);

test.each(lacking)(
  'nothing is answered or changed without the right to $right: $from',
  async ({ right, operations: some }) => {
    const admin = await openApi();
    const others = rights.map((one) => (one === right ? '0' : '1')).join('');
    await withRights(admin, others, allModules);
    const api = await admin.as(users.nobody);
    const changed = changedIn(api);
    expect(await notRefused(api, some, [403])).toEqual([]);
    expect([...changed]).toEqual([]);
  },
);

const granting = [...new Set(guarded.map(({ modules }) => modules.join()))].flatMap((modules) =>
  inParts(guarded.filter((operation) => operation.modules.join() === modules)).map((part) => ({
    ...part,
    modules,
  })),
);

test.each(granting)(
  'nothing is answered or changed by rights on other modules than $modules: $from',
  async ({ modules, operations: some }) => {
    const admin = await openApi();
    const named: readonly string[] = modules.split(',');
    const others = allModules.filter((id) => !named.includes(moduleKeys[id - 1] ?? ''));
    await withRights(admin, '1111', others);
    const api = await admin.as(users.nobody);
    const changed = changedIn(api);
    expect(await notRefused(api, some, [403])).toEqual([]);
    expect([...changed]).toEqual([]);
  },
);

test('what the provider writes is refused to administrators of other organisations', async () => {
  const admin = await openApi();
  const of = { organisationId: 2, organisationIds: [2], roleId: 1, groupIds: [] };
  await rowsNamed(admin.server.context.store, 'users').update(users.reader, of);
  const provided = operations.filter(({ writtenBy }) => writtenBy === 'provider');
  expect(provided.length).toBeGreaterThan(8);
  for (const customer of [users.reader, users.stranger]) {
    const api = await admin.as(customer);
    const changed = changedIn(api);
    expect(await notRefused(api, provided, [403])).toEqual([]);
    expect([...changed]).toEqual([]);
  }
});

test('a right on one module of several is enough', async () => {
  const admin = await openApi();
  const { store } = admin.server.context;
  const applicationUsers = 4;
  await rowsNamed(store, 'groups').update(1, { moduleIds: [applicationUsers] });
  const api = await admin.as(users.reader);
  const ask = { function: 'getAvailableTemplates' };
  expect(await api.post('propertytemplates/', ask)).toMatchObject([200, { status: true }]);
  expect(await api.get('propertytemplates')).toMatchObject([403, { status: false }]);
});

test('an organisation is changed by who has the right in it, from itself or from above', async () => {
  const admin = await openApi();
  const { store } = admin.server.context;
  await rowsNamed(store, 'users').update(users.stranger, { organisationIds: [3, 2], roleId: 3 });
  await rowsNamed(store, 'groups').insert({ organisationId: 3, access: '1111', moduleIds: [1] });
  await rowsNamed(store, 'users').update(users.stranger, { groupIds: [4] });
  const api = await admin.as(users.stranger);
  expect(await api.get('organisations/2')).toMatchObject([200, {}]);
  const refused = [
    403,
    {
      status: false,
      status_message: 'You have no rights in this organisation that let you change it',
    },
  ];
  expect(await api.put('organisations/2', { city: 'Urk' })).toEqual(refused);
  expect(await api.post('organisations', { function: 'deleteCompanyLogo', orgId: 2 })).toEqual(
    refused,
  );
  await withRights(admin, '1111', [1]);
  const clerk = await admin.as(users.nobody);
  expect(await clerk.put('organisations/2', { city: 'Urk' })).toEqual(refused);
  expect(await clerk.get('organisations/2')).toMatchObject([200, { results: { canEdit: false } }]);
  expect(await clerk.put('organisations/1', { city: 'Urk' })).toMatchObject([200, {}]);
  // What is placed below an organisation is open to its administrators, whom no others may bring there.
  expect(await api.post('organisations/childs/3', { childid: 2 })).toMatchObject([403, {}]);
  await rowsNamed(store, 'users').update(users.stranger, { roleId: 1 });
  expect(await api.post('organisations/childs/3', { childid: 2 })).toMatchObject([409, {}]);
});
