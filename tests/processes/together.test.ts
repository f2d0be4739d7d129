import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isKind, type Resource } from '../../schemas';
import { served } from '../../server/http/server';
import { authenticator } from '../contract/support/authenticator';
import { type Answered, type Client, clientOf } from '../fixtures/processes/clientOf';
import { openDatabase, type ServerDatabase } from '../fixtures/processes/openDatabase';
import { startProcess } from '../fixtures/processes/startProcess';
import { users } from '../fixtures/rows/people';

// Two processes are started first, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A process, and whoever calls it. */
interface Process {
  readonly origin: string;
  (token: string): Client;
}

let database: ServerDatabase;
let processes: readonly [Process, Process];
const ending: (() => unknown)[] = [];

beforeAll(async () => {
  database = await openDatabase();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'back-office-'));
  const open = async (): Promise<Process> => {
    const { port, kill } = await startProcess({ ...database.environment, DATA_DIR });
    ending.unshift(kill);
    const connect = (token: string): Client => {
      const client = clientOf(port, token);
      ending.unshift(() => client.close());
      return client;
    };
    return Object.assign(connect, { origin: `http://localhost:${port}` });
  };
  ending.push(
    () => database.store.close(),
    () => rm(DATA_DIR, { recursive: true, force: true }),
  );
  processes = await Promise.all([open(), open()]);
});

afterAll(async () => {
  for (const end of ending) await end();
});

/** A user at both processes. */
const signedIn = async (user?: number): Promise<readonly [Client, Client]> => {
  const token = await database.signIn(user);
  const [one, other] = processes;
  return [one(token), other(token)];
};

const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status).sort();

/** As often two change the same record at once. */
const ROUNDS = 5;

describe('of two who change a record at different processes', () => {
  test('one is refused who knows the version that the other changes', async () => {
    const [one, other] = await signedIn();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { etag = '' } = await one.call('GET', 'locations/2');
      expect((await other.call('GET', 'locations/2')).etag).toBe(etag);
      const change = (client: Client, city: string) =>
        client.call('PUT', 'locations/2', { city }, { 'If-Match': etag });
      const cities = [`Oost ${round}`, `West ${round}`] as const;
      const answers = await Promise.all([change(one, cities[0]), change(other, cities[1])]);
      expect(statusesOf(answers)).toEqual([200, 412]);
      const city = cities[answers[0].status === 200 ? 0 : 1];
      const refused = answers.find(({ status }) => status === 412);
      expect(refused?.body).toMatchObject({ status: false, results: [{ city }] });
      for (const client of [one, other])
        expect((await client.call('GET', 'locations/2')).body).toMatchObject({ results: { city } });
    }
  });

  test('neither loses what the other changes in another field', async () => {
    const [one, other] = await signedIn();
    for (let round = 0; round < ROUNDS; round += 1) {
      const values = { city: `Plaats ${round}`, phone: `06 ${round}`, comments: `Tekst ${round}` };
      const answers = await Promise.all(
        Object.entries(values).map(([field, value], at) =>
          (at % 2 === 0 ? one : other).call('PUT', 'locations/2', { [field]: value }),
        ),
      );
      expect(statusesOf(answers)).toEqual([200, 200, 200]);
      expect((await other.call('GET', 'locations/2')).body).toMatchObject({ results: values });
    }
  });

  test('one gets a key that may stand once', async () => {
    const [one, other] = await signedIn();
    for (let round = 0; round < ROUNDS; round += 1) {
      const module = { key: `parking${round}`, name: 'Parking' };
      const answers = await Promise.all(
        [one, other].map((client) => client.call('PUT', 'modules/add', module)),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ errors: { modulekey: 'Another module has this key' } });
    }
  });
});

/** The module of locations. */
const moduleid = 8;

/** What an administrator does at one process, and what the reader of locations is answered at the other right after. */
const changes: readonly (readonly [
  name: string,
  change: (admin: Client) => Promise<Answered>,
  status: number,
])[] = [
  ['a right of a group', (admin) => admin.call('PUT', 'groups/1', { access: '0000' }), 403],
  ['its return', (admin) => admin.call('PUT', 'groups/1', { access: '0100' }), 200],
  ['a module of a group', (admin) => admin.call('DELETE', 'groups/1/modules', { moduleid }), 403],
  ['its return', (admin) => admin.call('POST', 'groups/1/modules', { moduleid }), 200],
  ['a group', (admin) => admin.call('PUT', 'users/4/groups', { assigned: [] }), 403],
  ['its return', (admin) => admin.call('PUT', 'users/4/groups', { assigned: [1] }), 200],
  ['a member', (admin) => admin.call('DELETE', 'groups/1/users', { userId: 4 }), 403],
  ['its return', (admin) => admin.call('POST', 'groups/1/users', { userId: 4 }), 200],
  [
    'a module of the organisation',
    (admin) => admin.call('DELETE', 'organisations/modules/1', { moduleid }),
    403,
  ],
  [
    'its return',
    (admin) => admin.call('POST', 'organisations/modules/1', { todo: 'single', moduleid }),
    200,
  ],
  ['a suspended user', (admin) => admin.call('PUT', 'users/4', { active: 0 }), 401],
  ['its return', (admin) => admin.call('PUT', 'users/4', { active: 1 }), 401],
];

describe('what is changed at one process holds at the other with the next call:', () => {
  test('each right', async () => {
    const [one, other] = await signedIn();
    for (const [here, there] of [
      [one, processes[1]],
      [other, processes[0]],
    ] as const) {
      const reader = there(await database.signIn(users.reader));
      expect((await reader.call('GET', 'locations')).status).toBe(200);
      for (const [name, change, status] of changes) {
        expect([name, (await change(here)).status]).toEqual([name, 200]);
        expect([name, (await reader.call('GET', 'locations')).status]).toEqual([name, status]);
      }
    }
  });

  test('the end of a session', async () => {
    const end: readonly ((admin: Client, own: Client) => Promise<Answered>)[] = [
      (_, own) => own.call('DELETE', 'session'),
      (admin) => admin.call('POST', 'users/4', { function: 'resetpassword' }),
      (admin) => admin.call('PUT', 'users/4', { active: 0 }),
      (admin) => admin.call('DELETE', 'users/4'),
    ];
    const [admin, other] = await signedIn();
    for (const endSession of end) {
      await other.call('PUT', 'users/4', { active: 1 });
      const [here, there] = await signedIn(users.reader);
      for (const client of [here, there])
        expect((await client.call('GET', 'session')).status).toBe(200);
      expect((await endSession(admin, here)).status).toBe(200);
      expect((await there.call('GET', 'session')).status).toBe(401);
    }
  });

  test('an organisation that is suspended', async () => {
    const [admin] = await signedIn();
    const below = { OrganisationId: 'ORG-2' };
    const added = await admin.call(
      'PUT',
      'users/add',
      { lastName: 'Mast', email: 'mast@demo.test', roleId: 1 },
      below,
    );
    const token = await database.signIn(Number(added.body.last_id));
    const [here, there] = [processes[0](token), processes[1](token)];
    const statuses: unknown[] = [];
    for (const active of [1, 0, 1]) {
      await admin.call('PUT', 'organisations/2', { active });
      statuses.push((await there.call('GET', 'users')).status);
      statuses.push((await here.call('GET', 'users')).status);
    }
    // Its sessions end with it.
    expect(statuses).toEqual([200, 200, 401, 401, 401, 401]);
  });
});

test('a key that one process answered is known to the other', async () => {
  const [one, other] = await signedIn();
  const add = (client: Client, name: string) =>
    client.call('PUT', 'locations/add', { name }, { 'Idempotency-Key': 'at-either' });
  const first = await add(one, 'Eenmaal');
  expect(first.status).toBe(200);
  expect(await add(other, 'Eenmaal')).toEqual(first);
  expect((await add(other, 'Anders')).status).toBe(422);
  const { body } = await other.call('GET', 'locations?filter=Eenmaal');
  expect(body).toMatchObject({ totalRowCount: 1 });
});

/** A field of a definition into which any text may be written. */
const textOf = ({ fields }: Resource): string | undefined =>
  Object.entries(fields).find(([, field]) => isKind(field, 'text') && !field.readOnly)?.[0];

test('what is written at one process is read at the other', async () => {
  const [one, other] = await signedIn();
  let written = 0;
  for (const definition of served.definitions.all) {
    const { path, single, verbs } = definition;
    const field = textOf(definition);
    if (field === undefined || verbs.read === false || verbs.update === false) continue;
    const record = single ? path : `${path}/1`;
    const before = await other.call('GET', record);
    const { status } = await one.call('PUT', record, { [field]: 'Zojuist geschreven' });
    const [there, here] = [await other.call('GET', record), await one.call('GET', record)];
    expect([definition.name, there]).toEqual([definition.name, here]);
    if (status === 200 && here.etag !== before.etag) written += 1;
    const [listThere, listHere] = [await other.call('GET', path), await one.call('GET', path)];
    expect([definition.name, listThere]).toEqual([definition.name, listHere]);
  }
  expect(written).toBeGreaterThan(20);
});

const FACTORS = 'myaccount/secondfactors';

test('a second factor begun at one process is added at the other, and each code is good once at either', async () => {
  const [one, other] = await signedIn(users.nobody);
  const begun = await one.call('POST', FACTORS, { function: 'beginTotp' });
  const app = new TOTP({ secret: String(begun.body.secret) });
  const codeIn = (later: number) => app.generate({ timestamp: Date.now() + later });
  const sent = { function: 'addTotp', name: 'Phone', code: codeIn(0) };
  const added = await other.call('POST', FACTORS, sent);
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } });
  const [recoveryCode] = added.body.recoveryCodes as readonly string[];
  for (const code of [codeIn(30_000), recoveryCode]) {
    const answers = await Promise.all(
      [one, other].map((client) => client.call('POST', 'session/secondfactor', { code })),
    );
    expect(statusesOf(answers)).toEqual([200, 403]);
  }

  const asked = await one.call('POST', FACTORS, { function: 'beginPasskey' });
  const passkey = authenticator(processes[1].origin).make(
    asked.body.options as { challenge: string },
  );
  const addPasskey = { function: 'addPasskey', name: 'Laptop', passkey };
  expect((await other.call('POST', FACTORS, addPasskey)).status).toBe(200);
  expect((await one.call('GET', FACTORS)).body.results).toHaveLength(2);
  expect((await one.call('POST', FACTORS, addPasskey)).status).toBeGreaterThanOrEqual(400);
});
