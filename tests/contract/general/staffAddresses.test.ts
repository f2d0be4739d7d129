import { expect, test } from 'vitest';
import type { Operation } from '../../../server/contract/CallContext';
import { allModules, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { describeOperation, inParts, operations, requestOf } from '../support/operations';

const ADMINISTRATION = 1;

const reading = operations.filter(({ right }) => right === 'read');

/** Somebody who reads all modules but the one of users, and the addresses of all who can sign in. */
const openBeside = async () => {
  const admin = await openApi();
  const { store } = admin.server.context;
  const moduleIds = allModules.filter((id) => id !== ADMINISTRATION);
  const group = { organisationId: 1, access: '0100', moduleIds };
  const { id } = await rowsNamed(store, 'groups').insert(group);
  await rowsNamed(store, 'users').update(users.nobody, { groupIds: [id] });
  const people = await rowsNamed(store, 'users').find();
  const addresses = people
    .filter((one) => one.id !== users.nobody)
    .map(({ email }) => String(email));
  return { api: await admin.as(users.nobody), addresses };
};

const read = async (api: Api, operation: Operation): Promise<Response> => {
  const { path, body } = requestOf(operation);
  return operation.method === 'GET' ? api.fetch(`/internal/v1/${path}`) : api.download(path, body);
};

test.each(inParts(reading))(
  'no call reveals an address of staff without the right to users: $from',
  async ({ operations: some }) => {
    const { api, addresses } = await openBeside();
    const answering: string[] = [];
    for (const operation of some) {
      const text = await (await read(api, operation)).text();
      if (addresses.some((address) => text.includes(address)))
        answering.push(describeOperation(operation));
    }
    expect(answering).toEqual([]);
  },
);

test('who may be chosen as a supplier’s user is among those calls, and is answered', async () => {
  const chosen = reading.find(({ fn }) => fn === 'getPotentialUsers');
  const { api } = await openBeside();
  expect(chosen && (await read(api, chosen)).status).toBe(200);
});
