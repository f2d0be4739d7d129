import { expect, test } from 'vitest';
import { addressOf } from '../../../dataProvider/http';
import {
  type DataRecord,
  filterFieldsOf,
  isBlank,
  moreColumnNames,
  nameToRead,
  type Resource,
  rangesOf,
} from '../../../schemas';
import { listQuery, parseRecord } from '../../../schemas/codec';
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

/** Where the organisation of the test is. */
const ZONE = 'Europe/Amsterdam';

/** A value as an end of a range is entered: of a moment the day. */
const asEnd = (value: unknown, isMoment: boolean): string | number =>
  isMoment ? dayAt(Date.parse(String(value)), ZONE) : (value as string | number);

test.each(listed)(
  '$name is narrowed by ranges of its fields, and by what is empty',
  async (definition) => {
    const api = await openApi();
    const records = (await rowsOf(api, definition)).map((row) => parseRecord(definition, row, 0));
    const wrong: unknown[] = [];
    const compare = async (filter: Record<string, unknown>, expected: readonly DataRecord[]) => {
      const found = idsIn(definition, await rowsOf(api, definition, filter)).toSorted();
      const ids = expected.map(({ id }) => id).toSorted();
      if (JSON.stringify(found) !== JSON.stringify(ids)) wrong.push({ filter, found, ids });
    };
    for (const { name, parts } of rangesOf(definition)) {
      const isMoment = definition.fields[name]?.kind === 'dateTime';
      const isFilled = ({ [name]: value }: DataRecord) => !isBlank(value);
      const filled = records.filter(isFilled);
      const end = filled[0] && asEnd(filled[0][name], isMoment);
      if (parts.includes('From') && end !== undefined) {
        const from = filled.filter((record) => asEnd(record[name], isMoment) >= end);
        const to = filled.filter((record) => asEnd(record[name], isMoment) <= end);
        await compare({ [`${name}From`]: end }, from);
        await compare({ [`${name}To`]: end }, to);
        await compare(
          { [`${name}From`]: end, [`${name}To`]: end },
          from.filter((one) => to.includes(one)),
        );
      }
      if (!parts.includes('Filled')) continue;
      await compare({ [`${name}Filled`]: 'filled' }, filled);
      await compare(
        { [`${name}Filled`]: 'empty' },
        records.filter((record) => !isFilled(record)),
      );
    }
    expect(wrong).toEqual([]);
  },
);

test('an end that can’t be read is refused at its field', async () => {
  const api = await openApi();
  expect(await api.get('devices?lastAccessTimeFrom=yesterday')).toMatchObject([
    400,
    { errors: { lastAccessTimeFrom: expect.any(String) } },
  ]);
});
