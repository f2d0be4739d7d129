import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../schemas';
import { kindOf, sentFields, serializeValue } from '../../../schemas/codec';
import { served } from '../../../server/http/server';
import { withoutSecrets } from '../../../server/records/audit/changedFields';
import { tendHistories } from '../../../server/records/history/retention';
import { lastChanges } from '../../../server/records/history/states';
import { isTracked, trackedFields } from '../../../server/records/history/tracked';
import { stableText } from '../../../server/records/stableText';
import type { Row, Values } from '../../../server/store/Store';
import { history } from '../../../server/tables/general/history';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { callOperation, operations } from '../support/operations';

type Entry = Readonly<Record<string, unknown>>;

const historyOf = async (api: Api, path: string, page = 1): Promise<readonly Entry[]> => {
  const [status, body] = await api.get(`${path}/history?page=${page}&maxrowcount=20`);
  expect([path, status]).toEqual([path, 200]);
  return (body as { results: readonly Entry[] }).results;
};

const rates = { function: 'addIntTariff', name: 'BE', tariff: 21, countryCode: 'BE' };

describe('the history of a record', () => {
  test('names who changed which field, with before and after, the latest first', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    await api.put('webshop/vat/2', { name: 'Lower', tariff: 11 });
    expect(await api.get('webshop/vat/2/history')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        totalRowCount: 2,
        results: [
          {
            id: 2,
            at: '2026-03-02T09:00:00.000Z',
            by: 'Ada Bakker',
            act: expect.any(Number),
            action: 'update',
            records: 1,
            isUndone: 0,
            canUndo: 1,
            isNew: 0,
            isGone: 0,
            isBack: 0,
            fields: ['name', 'tariff'],
            before: { name: 'Laag', tariff: 10 },
            after: { name: 'Lower', tariff: 11 },
            rows: [],
            links: [],
            gone: [],
          },
          {
            id: 1,
            at: '2026-03-02T09:00:00.000Z',
            by: 'Ada Bakker',
            act: expect.any(Number),
            action: 'update',
            records: 1,
            isUndone: 0,
            canUndo: 1,
            isNew: 0,
            isGone: 0,
            isBack: 0,
            fields: ['tariff'],
            before: { tariff: 9 },
            after: { tariff: 10 },
            rows: [],
            links: [],
            gone: [],
          },
        ],
      },
    ]);
    const second = await api.get('webshop/vat/2/history?page=2&maxrowcount=1');
    expect(second).toMatchObject([200, { results: [{ id: 1 }], totalRowCount: 2 }]);
  });

  test('has what it was before a change, and nothing where nothing changed', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 9 });
    expect(await historyOf(api, 'webshop/vat/2')).toEqual([]);
    await api.put('webshop/vat/2', { tariff: 10 });
    await api.put('webshop/vat/2', { name: 'Lower' });
    expect(await api.get('webshop/vat/2/history/1')).toMatchObject([
      200,
      { results: { id: 2, name: 'Laag', tariff: 9 } },
    ]);
    expect(await api.get('webshop/vat/2/history/2')).toMatchObject([
      200,
      { results: { name: 'Laag', tariff: 10 } },
    ]);
    expect(await api.get('webshop/vat/1/history/1')).toMatchObject([404, {}]);
  });

  test('has its rows, each as it was and became', async () => {
    const api = await openApi();
    await api.post('webshop/vat/2', rates);
    const [first] = await historyOf(api, 'webshop/vat/2');
    const row = { intVATId: 1, name: 'BE', tariff: 21, countryCode: 'BE' };
    expect(first).toMatchObject({
      fields: [],
      rows: [{ subList: 'internationalTariffs', before: null, after: row }],
    });
    await api.post('webshop/vat/2', { function: 'deleteIntTariff', intVATId: 1 });
    expect(await historyOf(api, 'webshop/vat/2')).toMatchObject([
      { rows: [{ before: row, after: null }] },
      { rows: [{ after: row }] },
    ]);
    expect(await api.get('webshop/vat/2/history/2')).toMatchObject([
      200,
      { results: { internationalTariffs: [row] } },
    ]);
  });

  test('names what each change was part of, and whether that can be taken back', async () => {
    const api = await openApi();
    const together = { Act: 'changed-together' };
    await api.call('PUT', 'webshop/vat/1', { tariff: 10 }, together);
    await api.call('PUT', 'webshop/vat/2', { tariff: 10 }, together);
    const [first] = await historyOf(api, 'webshop/vat/2');
    const act = { act: first?.act, action: 'several', records: 2 };
    expect(first).toMatchObject({ ...act, isUndone: 0, canUndo: 1 });
    await api.post(`activity/${first?.act}`, { function: 'undo' });
    expect(await historyOf(api, 'webshop/vat/2')).toMatchObject([
      { action: 'undo', records: 2, isUndone: 0, canUndo: 1, before: { tariff: 10 } },
      { ...act, isUndone: 1, canUndo: 0 },
    ]);
  });

  test('has that it was deleted and came back', async () => {
    const api = await openApi();
    const [, made] = await api.put('webshop/vat/add', { name: 'Gone', tariff: 1 });
    const { last_id: id } = made as { last_id: number };
    const [, , headers] = await api.call('DELETE', `webshop/vat/${id}`, {});
    await api.post(`activity/${headers.get('Act')}`, { function: 'undo' });
    expect(await historyOf(api, `webshop/vat/${id}`)).toMatchObject([
      { isBack: 1, isGone: 0, action: 'undo', records: 1, canUndo: 1 },
      { isBack: 0, isGone: 1, action: 'delete', isUndone: 1, canUndo: 0 },
      { isNew: 1, action: 'create', canUndo: 1 },
    ]);
  });

  test('has its links, whichever side holds them', async () => {
    const api = await openApi();
    await api.post('groups/2/modules', { moduleid: 5 });
    await api.post('groups/2/users', { userId: 4 });
    expect(await historyOf(api, 'groups/2')).toMatchObject([
      { links: [{ link: 'members', id: 4, isAdded: 1, title: expect.stringContaining('Ria') }] },
      { links: [{ link: 'modules', id: 5, isAdded: 1 }] },
    ]);
    const [entry] = await historyOf(api, 'groups/2');
    const [, body] = await api.get(`groups/2/history/${entry?.id}`);
    const { linked } = (body as { results: { linked: Record<string, number[]> } }).results;
    expect(linked.members).not.toContain(4);
    expect(linked.modules).toContain(5);
  });

  test('names what it referred to and was deleted since', async () => {
    const api = await openApi();
    const [, made] = await api.put('webshop/suppliers/add', { name: 'Left' });
    const { last_id: supplierId } = made as { last_id: number };
    await api.put('webshop/products/1', { supplierId });
    await api.delete(`webshop/suppliers/${supplierId}`);
    const gone = [{ resource: 'suppliers', id: supplierId, name: 'Left' }];
    expect(await historyOf(api, 'webshop/products/1')).toMatchObject([{ gone }, { gone }]);
    const [entry] = await historyOf(api, 'webshop/products/1');
    expect(await api.get(`webshop/products/1/history/${entry?.id}`)).toMatchObject([200, { gone }]);
  });

  test('begins when it was made, and is nobody else’s', async () => {
    const api = await openApi();
    const [, made] = await api.put('webshop/vat/add', { name: 'New', tariff: 1 });
    const { last_id: id } = made as { last_id: number };
    expect(await historyOf(api, `webshop/vat/${id}`)).toMatchObject([{ isNew: 1, fields: [] }]);
    await api.post(`webshop/vat/${id}`, rates);
    expect(await historyOf(api, `webshop/vat/${id}`)).toMatchObject([
      { rows: [{ before: null, after: { name: 'BE' } }] },
      { isNew: 1 },
    ]);
    expect(await api.get('webshop/vat/999/history')).toMatchObject([404, {}]);
    const other = await api.as(users.admin, { OrganisationId: '2' });
    const [status] = await other.get(`webshop/vat/${id}/history`);
    expect([403, 404]).toContain(status);
  });

  test('is written with the change or not at all', async () => {
    const api = await openApi();
    expect(await api.put('webshop/vat/2', { name: '', tariff: 10 })).toMatchObject([400, {}]);
    expect(await historyOf(api, 'webshop/vat/2')).toEqual([]);
  });
});

describe('what is kept of changes', () => {
  const day = 24 * 60 * 60_000;
  const leftAfter = async (api: Api, days: number) => {
    const { store, clock } = api.server.context;
    await tendHistories({ store, clock: () => clock() + days * day });
    return (await historyOf(api, 'webshop/vat/2')).length;
  };

  test('is as old as its organisation decides, twelve months otherwise', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    expect(await leftAfter(api, 360)).toBe(1);
    expect(await leftAfter(api, 370)).toBe(0);
    await api.put('webshop/vat/2', { tariff: 11 });
    await api.put('organisations/1', { historyMonths: 2 });
    expect(await leftAfter(api, 50)).toBe(1);
    expect(await leftAfter(api, 70)).toBe(0);
  });

  test('is as much as its organisation decides: the oldest go first', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    await api.put('organisations/1', { historyChanges: 1_000 });
    await api.put('webshop/vat/2', { tariff: 11 });
    const rows = api.server.context.store.rows(history, 1);
    const [row] = await rows.find({ take: 1 });
    const { id: _, ...values } = { ...row, recordId: 1, at: row?.at ?? 0, changes: [] };
    for (let count = 0; count < 998; count += 1) await rows.insert(values);
    expect(await leftAfter(api, 1)).toBe(1);
    expect(await historyOf(api, 'webshop/vat/2')).toMatchObject([{ after: { tariff: 11 } }]);
  });

  test('holds no secret', async () => {
    const api = await openApi();
    await api.put('users/4', { password: 'new-demo-5678' });
    await api.put('integrations/smtp', { password: 'hidden-password' });
    const rows = await rowsNamed(api.server.context.store, 'history').find();
    expect(JSON.stringify(rows)).not.toMatch(/hidden-password|5678|scrypt/);
  });
});

const tracked = served.definitions.all.filter((definition) => isTracked(served, definition));

const storedRows = async ({ server }: Api) => {
  const found: [Resource, readonly Row[]][] = [];
  for (const definition of tracked)
    found.push([definition, await rowsNamed(server.context.store, definition.name).find()]);
  return found;
};

/** Changes every field of a record to a sample of its kind, as far as it takes that. */
const changeFields = async (api: Api, definition: Resource, { id }: Row): Promise<void> => {
  const path = definition.single ? definition.path : `${definition.path}/${id}`;
  for (const [name, field] of Object.entries(sentFields(definition, 'update')))
    for (const sample of kindOf(field).samples(field).slice(0, 1)) {
      const { sendAs, wire } = field;
      await api.put(path, { [sendAs ?? wire ?? name]: serializeValue(sample, field) });
    }
};

test('the histories of all records lead from what became of them back to what they were', async () => {
  const api = await openApi();
  const before = await storedRows(api);
  for (const [definition, rows] of before)
    for (const row of rows.slice(0, 1)) await changeFields(api, definition, row);
  for (const operation of operations)
    if (operation.method === 'POST' && operation.resource !== 'myAccount')
      await callOperation(api, operation);
  const { store } = api.server.context;
  const wrong: unknown[] = [];
  let replayed = 0;
  for (const [definition, rows] of before)
    for (const was of rows) {
      const is = await rowsNamed(store, definition.name).get(was.id);
      if (!is) continue;
      const { ofOrganisation } = served.tables.of(definition);
      const organisation = { id: ofOrganisation ? Number(was.organisationId) : 1 };
      const context = { store, call: { organisation, organisations: [] } };
      const changes = await lastChanges(context, definition.name, is, 1_000);
      const first = changes.at(-1)?.was ?? is;
      if (changes.length > 0) replayed += 1;
      for (const { name, inner } of trackedFields(definition)) {
        const [one, other] = [was[name], first[name]].map((value) => withoutSecrets(value, inner));
        if (stableText(one) !== stableText(other))
          wrong.push([definition.name, was.id, name, one, other, is[name]]);
      }
    }
  expect(wrong).toEqual([]);
  expect(replayed).toBeGreaterThan(40);
}, 120_000);

/** A record's answer at an address, as far as it isn't made of other records. */
const answered = async (api: Api, path: string, recordIn = 'results') => {
  const [status, body] = await api.get(path);
  const { linked: _, ...state } = Object(Object(body)[recordIn]);
  return { ...Object(body), status, state: state as Values };
};

const recordPath = ({ path, single }: Resource, { id }: Row): string =>
  single ? path : `${path}/${id}`;

interface Past {
  readonly state: Values;
  readonly unknown?: readonly string[];
}

/** The parts in which a record as it was isn't what another answer says of it. */
const differences = ({ name }: Resource, { state, unknown = [] }: Past, other: Past) =>
  Object.keys({ ...state, ...other.state })
    .filter((part) => !unknown.includes(part))
    .filter((part) => stableText(state[part]) !== stableText(other.state[part]))
    .map((part) => [name, part, state[part], other.state[part]]);

test('each record is answered as it was on either side of all its changes', async () => {
  const api = await openApi();
  const wrong: unknown[] = [];
  let compared = 0;
  for (const [definition, [row]] of await storedRows(api)) {
    if (!row || definition.verbs.update === false || definition.name === 'myAccount') continue;
    const path = recordPath(definition, row);
    const { recordIn } = definition.verbs;
    const { status, state: first } = await answered(api, path, recordIn);
    if (status !== 200) continue;
    await changeFields(api, definition, row);
    let next = { ...(await answered(api, path, recordIn)), unknown: [] };
    const changes = await historyOf(api, path);
    for (const { id } of changes) {
      const after = await answered(api, `${path}/history/${id}?side=after`);
      const before = await answered(api, `${path}/history/${id}`);
      expect([after.change.side, before.change.side]).toEqual(['after', 'before']);
      wrong.push(...differences(definition, after, next));
      next = before;
      compared += 1;
    }
    // What of it was changed may have no history.
    if (changes.length > 0) wrong.push(...differences(definition, next, { state: first }));
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(200);
}, 120_000);
