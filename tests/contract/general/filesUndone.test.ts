import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../schemas';
import { isFile } from '../../../schemas/fields/isKind';
import { served } from '../../../server/http/server';
import { tendFormer } from '../../../server/records/files/tendFormer';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { bytesOf, form, jpeg, png } from '../support/media';

const definitions = served.definitions.all;

const fields = definitions.flatMap((definition) =>
  Object.entries(definition.fields).flatMap(([name, field]) =>
    isFile(field) && field.upload && field.remove
      ? [{ definition, name, field, upload: field.upload, remove: field.remove }]
      : [],
  ),
);

const pictures = definitions.flatMap((definition) =>
  Object.entries(definition.subLists).flatMap(([name, { pictures: spec, remove, numberedBy }]) =>
    spec && remove ? [{ definition, name, spec, remove, numberedBy }] : [],
  ),
);

type Values = Readonly<Record<string, unknown>>;

const filled = (path: string, value: unknown = ''): string =>
  path
    .replace('{org}', '1')
    .replace('{id}', '1')
    .replace(/\{value\}|\{random\}/, encodeURIComponent(String(value)));

const pathOf = ({ path, single }: Resource): string => (single ? path : `${path}/1`);

const recordOf = async (api: Api, { path, single, verbs }: Resource): Promise<Values> => {
  const [, body] = await api.get(single ? path : `${path}/1`);
  return Object(body)[verbs.recordIn ?? 'results'];
};

/** The act of a call that did something. */
const actOf = ([status, body, headers]: Awaited<ReturnType<Api['call']>>): string => {
  expect([status, body]).toMatchObject([200, {}]);
  return headers.get('Act') ?? '';
};

const undo = async (api: Api, act: string): Promise<readonly unknown[]> => {
  const [status, body] = await api.post(`activity/${act}`, { function: 'undo' });
  expect(status).toBe(200);
  return Object(body).notUndone;
};

/** The act that was done last. */
const lastAct = async (api: Api): Promise<string> => {
  const [, body] = await api.get('activity?page=1&maxrowcount=1');
  return String(Object(body).results[0].id);
};

describe.each(fields)(
  '$name of $definition.name',
  ({ definition, name, field, upload, remove }) => {
    const sent = (content: Buffer, called: string) => {
      const data = new FormData();
      data.append(field.part ?? 'file', new Blob([new Uint8Array(content)]), called);
      return data;
    };

    const put = async (api: Api, content: Buffer, called: string) =>
      actOf(await api.call('POST', filled(upload), sent(content, called)));

    const takeAway = async (api: Api) => {
      const body = {
        ...(remove.fn !== undefined && { function: remove.fn }),
        ...(remove.idArg !== undefined && { [remove.idArg]: 1 }),
      };
      const at = filled(remove.path ?? pathOf(definition));
      return actOf(await api.call(remove.method ?? 'POST', at, body));
    };

    /** What it is called, and what it shows. */
    const stateOf = async (api: Api) => {
      // Where there is a single one it has whatever id was free.
      const where = definition.single ? { organisationId: 1 } : { id: 1 };
      const [row] = await rowsNamed(api.server.context.store, definition.name).find({ where });
      const value = row?.[name] ?? '';
      const shown = await api.fetch(`/internal/v1/${filled(field.address, value)}`);
      return [value, shown.status, shown.ok && (await bytesOf(shown)).toString('base64')];
    };

    /** With a file, and the record of a resource that has a single one. */
    const opened = async () => {
      const api = await openApi();
      expect((await api.call('POST', filled(upload), sent(png, 'first.png')))[0]).toBe(200);
      return api;
    };

    test('is what it was once its change is taken back, and what it became once that is', async () => {
      const api = await opened();
      const states = [await stateOf(api)];
      const acts = [await put(api, png, 'same.png')];
      states.push(await stateOf(api));
      acts.push(await put(api, png, 'same.png'), await put(api, jpeg, 'other.jpg'));
      states.push(await stateOf(api));
      acts.push(await takeAway(api));
      expect(new Set([...states, await stateOf(api)].map(String)).size).toBe(4);
      expect(await undo(api, acts[3] ?? '')).toEqual([]);
      expect(await stateOf(api)).toEqual(states[2]);
      expect(await undo(api, acts[2] ?? '')).toEqual([]);
      const back = await lastAct(api);
      expect((await stateOf(api)).slice(1)).toEqual(states[1]?.slice(1));
      expect(await undo(api, back)).toEqual([]);
      expect(await stateOf(api)).toEqual(states[2]);
      await undo(api, await lastAct(api));
      expect(await undo(api, acts[1] ?? '')).toEqual([]);
      expect(await stateOf(api)).toEqual(states[1]);
      expect(await undo(api, acts[0] ?? '')).toEqual([]);
      expect(await stateOf(api)).toEqual(states[0]);
    });

    test('is gone once the first one is taken back, and there again once that is', async () => {
      const api = await openApi();
      const before = await stateOf(api);
      const act = await put(api, png, 'first.png');
      const first = await stateOf(api);
      expect(first).not.toEqual(before);
      const [, body] = await api.get(`${pathOf(definition)}/history`);
      expect(Object(body).results[0]).toMatchObject({ fields: [name], canUndo: 1 });
      expect(await undo(api, act)).toEqual([]);
      expect(await stateOf(api)).toEqual(before);
      expect(await undo(api, await lastAct(api))).toEqual([]);
      expect(await stateOf(api)).toEqual(first);
    });

    test('is in the history, and stays where somebody changed it since', async () => {
      const api = await opened();
      const act = await put(api, png, 'then.png');
      await put(api, jpeg, 'second.jpg');
      const state = await stateOf(api);
      expect(await undo(api, act)).toHaveLength(1);
      expect(await stateOf(api)).toEqual(state);
      const [, body] = await api.get(`${pathOf(definition)}/history`);
      expect(Object(body).results.slice(0, 2)).toMatchObject([
        { fields: [name], canUndo: 1 },
        { fields: [name], canUndo: 1 },
      ]);
      const reader = await api.as(users.reader);
      await reader.post(`activity/${await lastAct(api)}`, { function: 'undo' });
      expect(await stateOf(api)).toEqual(state);
    });
  },
);

describe.each(pictures)('$name of $definition.name', ({ definition, name, spec, remove }) => {
  const put = async (api: Api, content: Buffer, called: string) =>
    actOf(await api.call('POST', filled(spec.upload), form(content, called)));

  const stateOf = async (api: Api) => {
    const rows = (await recordOf(api, definition))[name] as readonly Values[];
    return Promise.all(
      rows.map(async (row) => {
        const address = filled(spec.address, row[spec.field]);
        const shown = await bytesOf(await api.fetch(`/internal/v1/${address}`));
        return { ...row, shown: shown.toString('base64') };
      }),
    );
  };

  test('come back where they stood, with what they show', async () => {
    const api = await openApi();
    const acts = [await put(api, png, 'a.png'), await put(api, jpeg, 'b.jpg')];
    await put(api, png, 'c.png');
    const all = await stateOf(api);
    expect(all).toHaveLength(3);
    const [sentAs = '', from = ''] = Object.entries(remove.args)[0] ?? [];
    const gone = actOf(
      await api.call('POST', filled(remove.path ?? pathOf(definition)), {
        ...{ function: remove.fn, [sentAs]: all[1]?.[from as keyof object] },
      }),
    );
    expect(await stateOf(api)).toHaveLength(2);
    expect(await undo(api, gone)).toEqual([]);
    expect(await stateOf(api)).toEqual(all);
    expect(await undo(api, acts[1] ?? '')).toEqual([]);
    expect(await stateOf(api)).toHaveLength(2);
    expect(await undo(api, await lastAct(api))).toEqual([]);
    expect(await stateOf(api)).toEqual(all);
  });
});

test('a file that another took the place of is kept as long as its history, and goes with its record', async () => {
  const api = await openApi();
  const { store, files } = api.server.context;
  const former = () => rowsNamed(store, 'files').find({ where: { resource: 'wayfinders/former' } });
  for (const content of [png, jpeg])
    await api.call('POST', 'wayfinders/1/images/mapImage', form(content, 'map.png'));
  await tendFormer({ store, files }, ['wayfinders']);
  const hash = String((await former())[0]?.hash);
  expect(await files.has(hash)).toBe(true);
  const [, , headers] = await api.call('DELETE', 'wayfinders/1');
  expect(await former()).toEqual([]);
  await api.post(`trash/${headers.get('Trash-Entries')}`, { function: 'restore' });
  expect(await former()).toHaveLength(1);
  for (const { id } of await rowsNamed(store, 'history').find())
    await rowsNamed(store, 'history').remove(id);
  await tendFormer({ store, files }, ['wayfinders']);
  expect(await former()).toEqual([]);
  expect(await files.has(hash)).toBe(false);
});
