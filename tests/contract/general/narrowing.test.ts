import { expect, test } from 'vitest';
import { addressOf } from '../../../dataProvider/http';
import { listQuery } from '../../../dataProvider/listQuery';
import {
  type DataRecord,
  filterFieldsOf,
  isBlank,
  moreColumnNames,
  nameToRead,
  type Resource,
} from '../../../schemas';
import { parseRecord } from '../../../schemas/codec';
import { dayAt } from '../../../schemas/days/days';
import { loadDefinitions } from '../../../server/contract/definitions';
import { type Api, openApi } from '../support/Api';

const { all } = await loadDefinitions();
const listed = all.filter(
  ({ single, path, list }) => !single && !path.includes('{') && list.columns.length > 0,
);

type Rows = readonly Record<string, unknown>[];

const rowsOf = async (
  api: Api,
  definition: Resource,
  filter: Record<string, unknown> = {},
): Promise<Rows> => {
  const meta = { columns: moreColumnNames(definition) };
  const pagination = { page: 1, perPage: 500 };
  const query = listQuery(definition, { pagination, filter, meta });
  const address = addressOf(definition.path, query).split('/internal/v1/')[1] ?? '';
  const [status, body] = await api.get(address);
  expect([address, status]).toEqual([address, 200]);
  return (body as { results: Rows }).results;
};

const idsIn = (definition: Resource, rows: Rows): readonly number[] =>
  rows.map((row) => parseRecord(definition, row, 0).id);

test.each(listed)('$name has the columns that are asked for', async (definition) => {
  const rows = await rowsOf(await openApi(), definition);
  if (rows.length === 0) return;
  const missing = moreColumnNames(definition).filter((name) => {
    const { within, ...field } = definition.fields[name] ?? {};
    return within === undefined && rows.every((row) => !(nameToRead(name, field) in row));
  });
  expect(missing).toEqual([]);
});

test.each(listed)('$name is narrowed by what its rows hold', async (definition) => {
  const api = await openApi();
  const now = api.server.context.clock();
  const reader = { locale: 'en', today: dayAt(now, 'UTC'), unnamed: '', translate: () => '' };
  const records: readonly DataRecord[] = (await rowsOf(api, definition)).map((row) =>
    parseRecord(definition, row, now, reader),
  );
  const wrong: unknown[] = [];
  for (const name of Object.keys(filterFieldsOf(definition))) {
    const value = records.map((record) => record[name]).find((one) => !isBlank(one));
    if (value === undefined) continue;
    const asked = Array.isArray(value) ? value.slice(0, 1) : value;
    const fits = (one: unknown) =>
      Array.isArray(asked) ? (one as readonly unknown[]).includes(asked[0]) : one === asked;
    const expected = records.filter((record) => fits(record[name])).map(({ id }) => id);
    const found = idsIn(definition, await rowsOf(api, definition, { [name]: asked }));
    if (JSON.stringify([...found].sort()) !== JSON.stringify([...expected].sort()))
      wrong.push({ name, asked, expected, found });
  }
  expect(wrong).toEqual([]);
});
