import { expect, test } from 'vitest';
import type { AnyField, CallSpec, LinkSpec, Resource, SubListSpec } from '../../../schemas';
import { bodyOf, kindOf } from '../../../schemas/codec';
import { served } from '../../../server/http/server';
import { isTracked } from '../../../server/records/history/tracked';
import type { Row } from '../../../server/store/Store';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { form, jpeg, png } from '../support/media';

const tracked = served.definitions.all.filter((one) => isTracked(served, one));

/** Records whose parts may be changed, of resources whose first may not. */
const places: Readonly<Record<string, number>> = { objectsDefinitions: 3 };

const placeOf = ({ name }: Resource): number => places[name] ?? 1;

const pathOf = (definition: Resource): string =>
  definition.single ? definition.path : `${definition.path}/${placeOf(definition)}`;

/** What rows have ids in that are given once. */
const rowIds = new Set(
  tracked.flatMap(({ subLists }) =>
    Object.values(subLists).flatMap(({ idField, chosenFrom }) => (chosenFrom ? [] : [idField])),
  ),
);

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

/** Without ids and numbers that are given once, and who changed what. */
const withoutGiven = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const all = value.map((one) => {
      const { id: _, ...row } = Object(one);
      return typeof one === 'object' ? withoutGiven(row) : one;
    });
    return all.every((one) => typeof one === 'number') ? all.toSorted() : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, one]) =>
          !rowIds.has(name) &&
          !/^@|LastId$|^lastModified$|^lastRowId$/.test(name) &&
          !isNothing(one),
      )
      .map(([name, one]) => [name, withoutGiven(one)]),
  );
};

/** All that is stored of resources. */
const stateOf = async (api: Api, names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => {
      const rows = await rowsNamed(api.server.context.store, name).find();
      return rows.map((row: Row) => [row.id, withoutGiven(row)]);
    }),
  );

const callAt =
  (api: Api, definition: Resource, { method = 'POST', path, fn }: CallSpec) =>
  (sent: object, { row, act }: { row?: unknown; act?: string } = {}) =>
    api.call(
      method,
      (path ?? pathOf(definition))
        .replace('{id}', String(placeOf(definition)))
        .replace(/\{row\.\w+\}/, String(row)),
      { ...(fn !== undefined && { function: fn }), ...sent },
      act === undefined ? undefined : { Act: act },
    );

type Answered = Awaited<ReturnType<Api['call']>>;

/** What was taken back, by what it was. */
const undone = new Set<string>();

/** Takes back what a call did: all is as before. @returns whether it did anything */
const isUndone = async (
  api: Api,
  names: readonly string[],
  change: () => Promise<Answered>,
): Promise<boolean> => {
  const before = await stateOf(api, names);
  const [status, , headers] = await change();
  const act = headers.get('Act');
  if (status !== 200 || act === null) return false;
  expect(await stateOf(api, names)).not.toEqual(before);
  const answer = await api.post(`activity/${act}`, { function: 'undo' });
  expect(answer).toMatchObject([200, { notUndone: [] }]);
  expect(await stateOf(api, names)).toEqual(before);
  return true;
};

const inLanguages = (title: string) => ({
  titles: Object.fromEntries(
    ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => [language, { title }]),
  ),
});

/** What rows need that samples of their kinds don't tell. */
const needed: Readonly<Record<string, (which: 0 | 1) => object>> = {
  'objectsDefinitions, values': (which) => ({ type: 5, options: { title: `Row ${which}` } }),
  'objectlists, documentLists': () => ({ listId: 1 }),
  'objectlistItems, columns': () => ({ documentInputField: 1 }),
  'products, variations': (which) => inLanguages(`Size ${which}`),
  'products, productLists': (which) => ({ ...inLanguages(`List ${which}`), productListId: 1 }),
  'products, supplierProducts': (which) => ({ supplierId: 2, supplierProductId: 4 + which }),
};

/** Of samples one that isn't nothing, and for the second of two rows another one. */
const sampleOf = (field: AnyField, which: 0 | 1): unknown => {
  if ('to' in field) return which + 1;
  const [nothing, one = nothing] = kindOf(field).samples(field);
  if (which === 0) return one;
  if (field.kind === 'text' || field.kind === 'longText') return `${one} 2`;
  return typeof one === 'number' && field.kind !== 'choice' ? one + 1 : one;
};

const valuesOf = (what: string, { fields }: SubListSpec, which: 0 | 1) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleOf(field, which)]),
  ),
  ...needed[what]?.(which),
});

/** A list of rows, and what is done with it. */
class Rows {
  readonly what: string;
  readonly tables: readonly string[];

  constructor(
    readonly definition: Resource,
    name: string,
    readonly spec: SubListSpec,
  ) {
    this.what = `${definition.name}, ${name}`;
    const named = [definition.name, ...(typeof spec.opens === 'string' ? [spec.opens] : [])];
    this.tables = served.definitions.all
      .filter((one) => named.includes(one.name))
      .map((one) => served.tables.of(one).name);
  }

  private body(call: { readonly args: Readonly<Record<string, string>> }, row: object) {
    return bodyOf({ args: call.args }, this.spec.fields, { ...row });
  }

  /** Adds a row, by a call or an upload. */
  add(api: Api, which: 0 | 1): Promise<Answered> {
    const { add, pictures } = this.spec;
    if (pictures) {
      const path = pictures.upload.replace('{id}', String(placeOf(this.definition)));
      return api.call('POST', path, form(which === 0 ? png : jpeg, `${which}.png`));
    }
    if (!add) throw new Error(`Nothing is added to ${this.what}`);
    const sent = this.body(add, valuesOf(this.what, this.spec, which));
    return callAt(api, this.definition, add)(sent);
  }

  /** @returns the id of a row that is there from now on */
  async added(api: Api, which: 0 | 1): Promise<number> {
    const [status, body] = await this.add(api, which);
    expect([this.what, status, body]).toMatchObject([this.what, 200, {}]);
    return Number(Object(body).last_id);
  }

  change(api: Api, change: 'update' | 'remove' | 'toggle', id: number): Promise<Answered> {
    const { [change]: call, idField, toggle } = this.spec;
    if (!call) throw new Error(`No row of ${this.what} has a ${change}`);
    const was: Readonly<Record<string, unknown>> = valuesOf(this.what, this.spec, 0);
    const values = change === 'toggle' ? was : valuesOf(this.what, this.spec, 1);
    const flag = toggle ? { [toggle.field]: !was[toggle.field] } : {};
    const row = { ...values, ...flag, [idField]: id, id };
    return callAt(api, this.definition, call)(this.body(call, row), { row: id });
  }

  /** Puts rows in another order, in one act. */
  async reorder(api: Api, ids: readonly number[]): Promise<Answered> {
    const { reorder, numberedBy = '', idField } = this.spec;
    if (!reorder) throw new Error(`Rows of ${this.what} have no order`);
    const call = callAt(api, this.definition, reorder);
    const numbers = ids.map((id, at) => ({ id, [numberedBy]: 100 - at }));
    if (reorder.forSeveral) return call({ rows: await this.withOthers(api, numbers) });
    let answered: Answered | undefined;
    for (const { id, ...row } of numbers)
      answered = await call(this.body(reorder, { ...row, [idField]: id, id }), {
        row: id,
        act: 'rows-moved',
      });
    if (!answered) throw new Error(`No rows of ${this.what}`);
    return answered;
  }

  private async withOthers({ server }: Api, numbers: readonly { readonly id: number }[]) {
    const rows = rowsNamed(server.context.store, this.definition.name);
    const row = await rows.get(placeOf(this.definition));
    const { idField, numberedBy = '' } = this.spec;
    const name = this.what.split(', ')[1] ?? '';
    const all = (row?.[name] ?? []) as readonly Readonly<Record<string, unknown>>[];
    return all.map((one) => ({
      id: one[idField],
      [numberedBy]: one[numberedBy],
      ...numbers.find(({ id }) => id === one[idField]),
    }));
  }
}

const changes = ['add', 'update', 'remove', 'toggle', 'reorder'] as const;

const rowChanges = tracked.flatMap((definition) =>
  Object.entries(definition.subLists).flatMap(([name, spec]) => {
    const rows = new Rows(definition, name, spec);
    return changes
      .filter((change) => spec[change] || (change === 'add' && spec.pictures))
      .map((change) => [`${rows.what}: ${change}`, rows, change] as const);
  }),
);

test.each(rowChanges)('%s is taken back', async (what, rows, change) => {
  const api = await openApi();
  const done = async () => {
    const first = await rows.added(api, 0);
    if (change === 'add') return isUndone(api, rows.tables, () => rows.add(api, 1));
    if (change !== 'reorder')
      return isUndone(api, rows.tables, () => rows.change(api, change, first));
    const ids = [first, await rows.added(api, 1)];
    return isUndone(api, rows.tables, () => rows.reorder(api, ids));
  };
  if (await done()) undone.add(what);
});

const links = tracked.flatMap((definition) =>
  Object.entries(definition.links).map(
    ([name, spec]) => [`${definition.name}, ${name}`, definition, spec] as const,
  ),
);

/** The call that links one or none, and what it sends. */
const linking = ({ add, addMany, set, idArg }: LinkSpec, id: number) => {
  if (add) return [add, { ...add.body, [idArg]: id }] as const;
  const whole = addMany ?? (set && { ...set, idArg });
  return whole && ([whole, { ...whole.body, [whole.idArg]: [id] }] as const);
};

const unlinking = ({ remove, set, idArg }: LinkSpec, id: number) => {
  if (remove) return [remove, { ...remove.body, [idArg]: id }] as const;
  return set && ([set, { ...set.body, [idArg]: [] }] as const);
};

test.each(links)(
  '%s: what is linked and unlinked is taken back',
  async (what, definition, spec) => {
    const names = [...new Set([definition.name, spec.to])].flatMap((name) =>
      served.definitions.all.filter((one) => one.name === name),
    );
    const tables = names.map((one) => served.tables.of(one).name);
    for (const id of [1, 2, 3, 4, 5]) {
      const [on, off] = [linking(spec, id), unlinking(spec, id)];
      if (!on || !off) return;
      const api = await openApi();
      const link = () => callAt(api, definition, on[0])(on[1]);
      const unlink = () => callAt(api, definition, off[0])(off[1]);
      await link();
      if (await isUndone(api, tables, unlink)) undone.add(`${what}: unlink`);
      await unlink();
      if (await isUndone(api, tables, link)) undone.add(`${what}: link`);
      if (undone.has(`${what}: unlink`) && undone.has(`${what}: link`)) return;
    }
  },
);

test('what is linked alone stays where somebody linked another since', async () => {
  const api = await openApi();
  const link = async (kioskId: number) => {
    const sent = { function: 'addKiosk', kioskId };
    const [status, , headers] = await api.call('POST', 'digitalsignage/pricesheets/1', sent);
    expect(status).toBe(200);
    return headers.get('Act');
  };
  const { id } = await rowsNamed(api.server.context.store, 'kioskApps').insert({
    organisationId: 1,
    name: 'Balie',
  });
  await api.post('digitalsignage/pricesheets/1', { function: 'deleteKiosk', kioskId: 1 });
  const act = await link(1);
  await link(id);
  const [, answer] = await api.post(`activity/${act}`, { function: 'undo' });
  expect(answer).toMatchObject({ notUndone: [{ recordId: 1 }] });
  const sheet = await rowsNamed(api.server.context.store, 'pricesheets').get(1);
  expect(sheet).toMatchObject({ kioskApp: id });
});

test('that was every change of rows and links there is', () => {
  const all = [
    ...rowChanges.map(([what]) => what),
    ...links.flatMap(([what, , spec]) => [
      ...(linking(spec, 1) ? [`${what}: link`] : []),
      ...(unlinking(spec, 1) ? [`${what}: unlink`] : []),
    ]),
  ];
  expect(all.filter((what) => !undone.has(what))).toEqual([]);
});
