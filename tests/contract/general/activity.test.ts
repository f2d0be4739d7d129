import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../schemas';
import { kindOf, sentFields, serializeValue } from '../../../schemas/codec';
import { served } from '../../../server/http/server';
import { isSecretField } from '../../../server/records/audit/changedFields';
import { tendHistories } from '../../../server/records/history/retention';
import { isTracked } from '../../../server/records/history/tracked';
import type { Row, Values } from '../../../server/store/Store';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly action: string;
  readonly records: number;
  readonly canUndo: number;
  readonly isUndone: number;
}

/** The calls that change something, all of them as one act. */
const acting = (api: Api, act = 'bulk-edit-1') => {
  const call = async (method: string, path: string, body: object) => {
    const [status, answer, headers] = await api.call(method, path, body, { Act: act });
    return [status, answer, headers] as const;
  };
  return {
    put: (path: string, body: object) => call('PUT', path, body),
    post: (path: string, body: object) => call('POST', path, body),
  };
};

const listed = async (api: Api, query = 'maxrowcount=200'): Promise<readonly Listed[]> => {
  const [status, body] = await api.get(`activity?${query}`);
  expect(status).toBe(200);
  return (body as { results: readonly Listed[] }).results;
};

const lastAct = async (api: Api): Promise<number> => (await listed(api))[0]?.id ?? 0;

interface Undone {
  readonly done: number;
  readonly next: number | null;
  readonly notUndone: readonly Values[];
}

/** Takes an act back, portion by portion. */
const undo = async (api: Api, id: number) => {
  const left: Values[] = [];
  let done = 0;
  let before: number | null | undefined;
  while (before !== null) {
    const body = { function: 'undo', before, left: left.length };
    const [status, answer] = await acting(api, `undo-of-${id}`).post(`activity/${id}`, body);
    expect(status).toBe(200);
    const portion = answer as Undone;
    left.push(...portion.notUndone);
    done += portion.done;
    before = portion.next;
  }
  return { done, left };
};

const vat = async (api: Api, id: number): Promise<Values> => {
  const [, body] = await api.get(`webshop/vat/${id}`);
  return (body as { results: Values }).results;
};

const addVat = async (
  api: Pick<ReturnType<typeof acting> | Api, 'put'>,
  name: string,
): Promise<number> => {
  const [, body] = await api.put('webshop/vat/add', { name, tariff: 1 });
  return (body as { last_id: number }).last_id;
};

describe('the activity', () => {
  test('has an entry for each call that changed something, the latest first', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    await api.put('webshop/vat/2', { tariff: 10 });
    const id = await addVat(api, 'Tenth');
    await api.delete(`webshop/vat/${id}`);
    const acts = await listed(api);
    expect(acts.map(({ name, action, records }) => [name, action, records])).toEqual([
      ['Tenth', 'delete', 1],
      ['Tenth', 'create', 1],
      ['Laag', 'update', 1],
    ]);
    expect(acts[0]).toMatchObject({
      resourceName: 'VAT tariff',
      userName: 'Ada Bakker',
      at: '2026-03-02T09:00:00.000Z',
      canUndo: 1,
      isUndone: 0,
    });
  });

  test('leads to what a deleted record was, until that is removed from the trash', async () => {
    const api = await openApi();
    const id = await addVat(api, 'Tenth');
    await api.delete(`webshop/vat/${id}`);
    const act = await lastAct(api);
    const records = async () => {
      const [, body] = await api.get(`activity/${act}/records`);
      return (body as { results: readonly Values[] }).results;
    };
    const [known] = await records();
    expect(known).toMatchObject({ name: 'Tenth', isThere: 0, isKnown: 1 });
    const path = `webshop/vat/${id}/history/${known?.id}`;
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { id, name: 'Tenth' }, change: { isGone: 1 }, lies: { canRestore: 1 } },
    ]);
    const reader = await api.as(users.reader);
    expect(await reader.get(path)).toMatchObject([200, { lies: { canRestore: 0 } }]);
    const other = await api.as(users.admin, { OrganisationId: '2' });
    expect((await other.get(path))[0]).toBeGreaterThanOrEqual(403);
    expect(await api.get(`webshop/vat/${id}/history`)).toMatchObject([404, {}]);
    await api.post('trash', { function: 'empty' });
    expect(await records()).toMatchObject([{ isThere: 0, isKnown: 0 }]);
    expect(await api.get(path)).toMatchObject([404, {}]);
  });

  test('has one entry for what its caller gives one name, and the records that it changed', async () => {
    const api = await openApi();
    const bulk = acting(api);
    const [, , headers] = await bulk.put('webshop/vat/1', { tariff: 10 });
    await bulk.put('webshop/vat/2', { tariff: 10 });
    const [act, ...others] = await listed(api);
    expect(others).toEqual([]);
    expect(act).toMatchObject({ action: 'several', records: 2 });
    expect(headers.get('Act')).toBe(String(act?.id));
    const [, body] = await api.get(`activity/${act?.id}/records`);
    expect(body).toMatchObject({
      totalRowCount: 2,
      results: [
        { resource: 'vat', recordId: 1, what: 'update', isThere: 1 },
        { resource: 'vat', recordId: 2, name: 'Laag' },
      ],
    });
    const wrong = await acting(api, 'a b').put('webshop/vat/2', { tariff: 11 });
    expect(wrong).toMatchObject([400, {}, {}]);
  });

  test('is narrowed by what, who, which kind and when', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    await api.put('groups/2', { name: 'Writers' });
    const [, kinds] = await api.get('activity/kinds');
    const { results } = kinds as { results: readonly { id: number; name: string }[] };
    const kind = results.find(({ name }) => name === 'VAT tariffs')?.id;
    expect(await listed(api, `kind=${kind}`)).toMatchObject([{ name: 'Laag' }]);
    expect(await listed(api, 'action=create')).toEqual([]);
    expect(await listed(api, `user=${users.admin}`)).toHaveLength(2);
    expect(await listed(api, `user=${users.reader}`)).toEqual([]);
    expect(await listed(api, 'atFrom=2026-03-02&atTo=2026-03-02')).toHaveLength(2);
    expect(await listed(api, 'atTo=2026-03-01')).toEqual([]);
    expect(await listed(api, 'filter=Writers')).toMatchObject([{ name: 'Writers' }]);
  });

  test('goes with what is kept of changes', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    const { store, clock } = api.server.context;
    await tendHistories({ store, clock: () => clock() + 370 * 24 * 60 * 60_000 });
    expect(await listed(api)).toEqual([]);
  });
});

describe('an act that is taken back', () => {
  test('leaves its records as they were, and is marked', async () => {
    const api = await openApi();
    const bulk = acting(api);
    const before = [await vat(api, 1), await vat(api, 2)];
    await bulk.put('webshop/vat/1', { tariff: 10 });
    await bulk.put('webshop/vat/2', { tariff: 10, name: 'Lower' });
    const id = await lastAct(api);
    expect(await undo(api, id)).toEqual({ done: 2, left: [] });
    expect([await vat(api, 1), await vat(api, 2)]).toEqual(before);
    const [undone, act] = await listed(api);
    expect(undone).toMatchObject({ action: 'undo', records: 2, canUndo: 1 });
    expect(act).toMatchObject({ id, isUndone: 1, canUndo: 0 });
    const again = await api.post(`activity/${id}`, { function: 'undo' });
    expect(again).toMatchObject([409, {}]);
    expect(await undo(api, undone?.id ?? 0)).toEqual({ done: 2, left: [] });
    expect(await vat(api, 2)).toMatchObject({ tariff: 10, name: 'Lower' });
  });

  test('leaves what somebody has changed since, and names it', async () => {
    const api = await openApi();
    const bulk = acting(api);
    await bulk.put('webshop/vat/1', { tariff: 10 });
    await bulk.put('webshop/vat/2', { tariff: 10, name: 'Lower' });
    await api.put('webshop/vat/2', { tariff: 12 });
    const acts = await listed(api);
    expect(await undo(api, acts[1]?.id ?? 0)).toEqual({
      done: 2,
      left: [
        {
          resource: 'vat',
          kind: 'VAT tariff',
          recordId: 2,
          name: 'Laag',
          reason: 'Changed since: Tariff',
        },
      ],
    });
    expect(await vat(api, 2)).toMatchObject({ name: 'Laag', tariff: 12 });
    expect((await listed(api))[2]).toMatchObject({ isUndone: 0, canUndo: 1 });
  });

  test('brings rows and links back by their own calls', async () => {
    const api = await openApi();
    const row = { name: 'BE', tariff: 21, countryCode: 'BE' };
    await api.post('webshop/vat/2', { function: 'addIntTariff', ...row });
    await api.post('webshop/vat/2', { function: 'deleteIntTariff', intVATId: 1 });
    await undo(api, await lastAct(api));
    expect(await vat(api, 2)).toMatchObject({ internationalTariffs: [row] });
    await api.post('groups/2/users', { userId: 4 });
    await undo(api, await lastAct(api));
    const groupIds = (await rowsNamed(api.server.context.store, 'users').get(4))?.groupIds;
    expect(groupIds).not.toContain(2);
  });

  test('puts rows where they were', async () => {
    const api = await openApi();
    const path = 'webshop/productlists/1';
    const rows = async () => {
      const [, body] = await api.post(path, { function: 'productListProducts' });
      const { results } = body as { results: readonly { productId: number; order: number }[] };
      return results.map(({ productId, order }) => [productId, order]);
    };
    for (const productId of [1, 2]) await api.post(path, { function: 'addProduct', productId });
    const before = await rows();
    expect(before.length).toBeGreaterThan(1);
    const bulk = acting(api);
    for (const [place, [productId]] of before.toReversed().entries())
      await bulk.post(path, { function: 'updateOrder', productId, order: place + 1 });
    expect(await rows()).not.toEqual(before);
    expect(await undo(api, await lastAct(api))).toMatchObject({ left: [] });
    expect(await rows()).toEqual(before);
  });

  test('deletes what it made and brings back what it deleted, unless others changed it', async () => {
    const api = await openApi();
    const bulk = acting(api);
    const made = [await addVat(bulk, 'One'), await addVat(bulk, 'Two')];
    const id = await lastAct(api);
    await api.put(`webshop/vat/${made[1]}`, { tariff: 5 });
    const { left } = await undo(api, id);
    expect(left).toMatchObject([{ name: 'Two', reason: 'Ada Bakker has changed it since' }]);
    expect(await api.get(`webshop/vat/${made[0]}`)).toMatchObject([404, {}]);
    await undo(api, (await listed(api)).find(({ action }) => action === 'undo')?.id ?? 0);
    expect(await vat(api, made[0] ?? 0)).toMatchObject({ name: 'One' });
  });

  test('takes the rights that its calls take', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    const reader = await api.as(users.reader);
    const id = await lastAct(reader);
    const { left } = await undo(reader, id);
    expect(left).toMatchObject([{ reason: 'You have no right to do this' }]);
    expect(await vat(api, 2)).toMatchObject({ tariff: 10 });
  });
});

describe('while somebody was away', () => {
  test('others did what they learn when they come back, the latest first', async () => {
    const api = await openApi();
    const away = async (one: Api) => {
      const [status, body] = await one.post('activity/away');
      expect(status).toBe(200);
      return body as { results: readonly Listed[]; totalRowCount: number; since: string | null };
    };
    const reader = await api.as(users.reader);
    expect(await away(reader)).toMatchObject({ results: [], since: null });
    api.server.pass(60 * 60_000);
    await api.put('webshop/vat/2', { tariff: 10 });
    await api.put('groups/2', { name: 'Writers' });
    expect(await away(reader)).toMatchObject({
      since: '2026-03-02T09:00:00.000Z',
      totalRowCount: 2,
      results: [
        { name: 'Writers', action: 'update', userName: 'Ada Bakker', records: 1 },
        { name: 'Laag' },
      ],
    });
    expect(await away(reader)).toMatchObject({ totalRowCount: 2 });
    await away(api);
    api.server.pass(60 * 60_000);
    expect(await away(api)).toMatchObject({ results: [], totalRowCount: 0 });
  });
});

describe('who may not read a record', () => {
  test('sees nothing of what was done to it', async () => {
    const api = await openApi();
    await api.put('webshop/vat/2', { tariff: 10 });
    const id = await lastAct(api);
    const others = [
      await api.as(users.nobody),
      await api.as(users.stranger, { OrganisationId: '3' }),
    ];
    for (const other of others) {
      expect(await listed(other)).toEqual([]);
      for (const path of [`activity/${id}`, `activity/${id}/records`])
        expect(await other.get(path)).toMatchObject([404, {}]);
      const body = { function: 'undo' };
      expect(await other.post(`activity/${id}`, body)).toMatchObject([404, {}]);
    }
  });
});

const edited = served.definitions.all.filter(
  (one) => isTracked(served, one) && !one.single && one.verbs.update !== false,
);

/** Changes every field of a record to one of the samples of its kind, as far as it takes that. Secrets aren't kept. */
const changeFields = async (
  api: Pick<Api, 'put'> | ReturnType<typeof acting>,
  definition: Resource,
  { id }: Row,
  at: number,
): Promise<void> => {
  for (const [name, field] of Object.entries(sentFields(definition, 'update'))) {
    // The text of the first language follows from the others.
    if (isSecretField(name, field) || name === 'displayNameTranslations') continue;
    const { sendAs, wire } = field;
    const samples = kindOf(field).samples(field);
    const body = {
      [sendAs ?? wire ?? name]: serializeValue(samples[at] ?? samples.at(-1), field),
    };
    await api.put(`${definition.path}/${id}`, body);
  }
};

/** Without the ids of rows: one that comes back has another. */
const withoutRowIds = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((one) => {
      const { id: _, ...row } = Object(one) as { id?: unknown };
      return typeof one === 'object' ? withoutRowIds(row) : one;
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutRowIds(inner)]),
  );
};

/** A record as it is answered, but for when it was last changed. */
const answered = async (api: Api, { path }: Resource, { id }: Row): Promise<unknown> => {
  const [, body] = await api.get(`${path}/${id}`);
  const { results = body } = body as { results?: Values };
  const { lastModified: _, ...values } = results as Values;
  return withoutRowIds(values);
};

const undone: string[] = [];

test.each(edited.map((one) => [one.name, one] as const))(
  '%s: what was changed together is as it was once that is taken back',
  async (_, definition) => {
    const api = await openApi();
    const rows = rowsNamed(api.server.context.store, served.tables.of(definition).name);
    const [row] = await rows.find({ where: { organisationId: 1 }, take: 1 });
    if (!row) return;
    await changeFields(api, definition, row, 1);
    const before = await answered(api, definition, row);
    const known = (await listed(api)).map(({ id }) => id);
    await changeFields(acting(api), definition, row, 0);
    const act = (await listed(api)).find(({ id }) => !known.includes(id));
    if (!act) return;
    undone.push(definition.name);
    expect(await undo(api, act.id)).toMatchObject({ left: [] });
    expect(await answered(api, definition, row)).toEqual(before);
  },
);

test('nearly all of them could be changed', () => {
  expect(undone.length).toBeGreaterThan(0.8 * edited.length);
});
