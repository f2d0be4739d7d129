import { expect, test } from 'vitest';
import type { CallSpec, LinkSpec, Resource, SubListSpec } from '../../../schemas';
import { bodyOf, kindOf } from '../../../schemas/codec';
import { served } from '../../../server/http/server';
import { isTracked } from '../../../server/records/history/tracked';
import type { Row } from '../../../server/store/Store';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const tracked = served.definitions.all.filter((one) => isTracked(served, one));

const pathOf = ({ path, single }: Resource): string => (single ? path : `${path}/1`);

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
  (sent: object, row?: unknown) =>
    api.call(
      method,
      (path ?? pathOf(definition)).replace('{id}', '1').replace(/\{row\.\w+\}/, String(row)),
      { ...(fn !== undefined && { function: fn }), ...sent },
    );

type Answered = Awaited<ReturnType<Api['call']>>;

/** Takes back what a call did. @returns whether that can be */
const undo = async (api: Api, [status, , headers]: Answered): Promise<boolean> => {
  const act = headers.get('Act');
  if (status !== 200 || act === null) return false;
  const answer = await api.post(`activity/${act}`, { function: 'undo' });
  expect(answer).toMatchObject([200, { notUndone: [] }]);
  return true;
};

const lists = tracked.flatMap((definition) =>
  Object.entries(definition.subLists).flatMap(([name, spec]) =>
    spec.add && spec.remove ? [[`${definition.name}, ${name}`, definition, spec] as const] : [],
  ),
);

const valuesOf = ({ fields }: SubListSpec) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const samples = kindOf(field).samples(field);
      return [name, 'to' in field ? 1 : (samples[1] ?? samples[0])];
    }),
  );

const undone = { rows: [] as string[], links: [] as string[] };

test.each(lists)('%s: a row that came or went is as it was', async (what, definition, spec) => {
  const api = await openApi();
  const { add, remove, fields, idField } = spec;
  if (!add || !remove) return;
  const names = [served.tables.of(definition).name];
  const sent = bodyOf({ args: add.args }, fields, valuesOf(spec));
  const adding = callAt(api, definition, add);
  const before = await stateOf(api, names);
  if (!(await undo(api, await adding(sent)))) return;
  expect(await stateOf(api, names)).toEqual(before);
  const [, made] = await adding(sent);
  const { last_id: id } = made as { last_id?: number };
  const there = await stateOf(api, names);
  const gone = bodyOf({ args: remove.args }, fields, { [idField]: id, id });
  if (!(await undo(api, await callAt(api, definition, remove)(gone, id)))) return;
  expect(await stateOf(api, names)).toEqual(there);
  undone.rows.push(what);
});

const links = tracked.flatMap((definition) =>
  Object.entries(definition.links).map(
    ([name, spec]) => [`${definition.name}, ${name}`, definition, spec] as const,
  ),
);

/** The call that links one, and what it sends. */
const linking = ({ add, addMany, set, idArg }: LinkSpec, id: number) => {
  if (add) return [add, { ...add.body, [idArg]: id }] as const;
  const whole = addMany ?? (set && { ...set, idArg });
  return whole && ([whole, { ...whole.body, [whole.idArg]: [id] }] as const);
};

test.each(links)('%s: a link is as it was', async (what, definition, spec) => {
  for (const id of [1, 2, 3, 4]) {
    const api = await openApi();
    const names = [
      definition,
      ...served.definitions.all.filter(({ name }) => name === spec.to),
    ].map((one) => served.tables.of(one).name);
    const given = linking(spec, id);
    if (!given) return;
    const before = await stateOf(api, names);
    if (!(await undo(api, await callAt(api, definition, given[0])(given[1])))) continue;
    expect(await stateOf(api, names)).toEqual(before);
    undone.links.push(what);
    return;
  }
});

// Of the rest, samples are refused that refer to nothing, or there is no call that leads back.
test('most of them could be changed', () => {
  expect(undone.rows.length).toBeGreaterThan(0.5 * lists.length);
  expect(undone.links.length).toBeGreaterThan(0.7 * links.length);
});
