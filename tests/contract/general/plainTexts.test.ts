import { describe, expect, test } from 'vitest';
import { sharingFields } from '../../../schemas';
import { definitions } from '../../fixtures/definitions';
import { type Answer, type Api, openApi } from '../support/Api';

type Body = Readonly<Record<string, unknown>>;

/** Definitions whose records have texts that they also have by language, and that a plain call changes. */
const pairs = definitions
  .filter(({ verbs, path, single }) => verbs.update !== false && !single && !path.includes('{'))
  .flatMap((definition) =>
    sharingFields(definition.fields).flatMap(([blocks, field]) =>
      field.mirrorsFirst.map((text) => ({
        name: definition.name,
        definition,
        blocks,
        field,
        text,
      })),
    ),
  );

type Pair = (typeof pairs)[number];

const resultOf = ([status, body]: Answer): Body => {
  expect(status).toBe(200);
  const { results, data } = body as { results?: Body | Body[]; data?: Body };
  const found = data ?? (Array.isArray(results) ? results[0] : results);
  return found ?? {};
};

/** The first record of the organisation that can be changed, as a client reads it once it has saved it unchanged. */
const opened = async (api: Api, { definition }: Pair) => {
  const [, body] = await api.get(`${definition.path}?page=1&maxrowcount=10`);
  const { results: rows } = body as { results: Body[] };
  const { update } = definition.verbs;
  for (const row of rows) {
    const path = `${definition.path}/${row[definition.idField] ?? row.id}`;
    const send = (sent: Body) => api.call(update ? (update.method ?? 'PUT') : 'PUT', path, sent);
    const [status] = await send(resultOf(await api.get(path)));
    if (status !== 200) continue;
    const record = resultOf(await api.get(path));
    return { path, record, save: (changes: Body) => send({ ...record, ...changes }) };
  }
  throw new Error(`No record of ${definition.name} can be changed`);
};

describe.each(pairs)('$name: $text', (pair) => {
  const wire = pair.definition.fields[pair.text]?.wire ?? pair.text;
  const blocksWire = pair.field.wire ?? pair.blocks;

  test('is changed alone beside its texts by language', async () => {
    const api = await openApi();
    const { path, save } = await opened(api, pair);
    expect(await save({ [wire]: 'Anders dan eerst' })).toMatchObject([200, {}, {}]);
    expect(resultOf(await api.get(path))[wire]).toBe('Anders dan eerst');
  });

  test('gives way to texts by language that are changed as well', async () => {
    const api = await openApi();
    const { path, record, save } = await opened(api, pair);
    await save({ [wire]: 'Anders dan eerst' });
    const after = resultOf(await api.get(path));
    // As they were: other than what is stored by now.
    await save({ [wire]: 'Nog weer anders', [blocksWire]: record[blocksWire] });
    expect(resultOf(await api.get(path))[wire]).toBe(record[wire]);
    expect(after[wire]).toBe('Anders dan eerst');
  });

  test.runIf(pair.field.fields[pair.text]?.required)('is refused when it is emptied', async () => {
    const api = await openApi();
    const { path, record, save } = await opened(api, pair);
    expect(await save({ [wire]: '' })).toMatchObject([
      400,
      { errors: { [wire]: expect.any(String) } },
      {},
    ]);
    expect(resultOf(await api.get(path))[wire]).toBe(record[wire]);
  });
});

test('there are such texts', () => expect(pairs.length).toBeGreaterThan(5));
