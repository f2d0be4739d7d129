import { expect, test } from 'vitest';
import { columnsThatMayBeEmpty, isBlank, nameToRead } from '../../../schemas';
import { loadDefinitions } from '../../../server/contract/definitions';
import { openApi } from '../support/Api';

const { all } = await loadDefinitions();
const listed = all.filter(
  ({ single, path, list }) => !single && !path.includes('{') && list.columns.length > 0,
);

interface Answer {
  readonly results: readonly Record<string, unknown>[];
  readonly totalRowCount: number;
  readonly emptyColumns?: readonly string[];
  readonly sums: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

const answered = async (path: string): Promise<Answer> => {
  const api = await openApi();
  const [status, body] = await api.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body as unknown as Answer;
};

test.each(listed)(
  '$name leaves out the columns in which no record has a value',
  async (definition) => {
    const { results, emptyColumns } = await answered(
      `${definition.path}?page=1&maxrowcount=500&withEmpty=1`,
    );
    if (emptyColumns === undefined) return;
    const isEmpty = (name: string) =>
      results.every((row) => isBlank(row[nameToRead(name, definition.fields[name] ?? {})]));
    expect(emptyColumns.filter((name) => !isEmpty(name))).toEqual([]);
    const may = columnsThatMayBeEmpty(definition);
    expect(emptyColumns.filter((name) => !may.includes(name))).toEqual([]);
  },
);

test('columns come and go with what is stored, whatever the list is narrowed to', async () => {
  const api = await openApi();
  const empty = async (query = '') => {
    const [, body] = await api.get(`persons?page=1&maxrowcount=20&withEmpty=1${query}`);
    return (body as unknown as Answer).emptyColumns;
  };
  const { results } = await answered('persons?page=1&maxrowcount=20');
  for (const { id } of results) await api.delete(`persons/${id}`);
  await api.put('persons/add', { firstName: 'Anna', lastName: 'Bos', phone: '' });
  expect(await empty()).toContain('phone');
  await api.put('persons/add', { firstName: 'Bram', lastName: 'Dijk', phone: '+31 20 123 45 67' });
  expect(await empty()).not.toContain('phone');
  expect(await empty('&filter=Anna')).not.toContain('phone');
});

test.each(listed.filter(({ list }) => list.tabs))(
  '$name counts what its tabs stand for',
  async (definition) => {
    const { counts } = await answered(`${definition.path}?summary=1`);
    const { totalRowCount } = await answered(`${definition.path}?page=1&maxrowcount=1`);
    expect(counts['']).toBe(totalRowCount);
    const { '': _all, ...tabs } = counts;
    expect(Object.keys(tabs).length).toBeGreaterThan(1);
    const sum = Object.values(tabs).reduce((one, other) => one + other, 0);
    expect(sum).toBeLessThanOrEqual(totalRowCount);
  },
);

test('a list of orders is summed up over all of them, and over what it is narrowed to', async () => {
  const totalOf = ({ results }: Answer) =>
    results.reduce((sum, { total }) => sum + Number(total), 0);
  const whole = await answered('webshop/orders?page=1&maxrowcount=500');
  const { sums, counts } = await answered('webshop/orders?summary=1&page=1&maxrowcount=1');
  expect(sums.total).toBeCloseTo(totalOf(whole), 2);
  const [status] = Object.keys(counts).filter((tab) => tab !== '' && (counts[tab] ?? 0) > 0);
  const part = await answered(`webshop/orders?page=1&maxrowcount=500&status=${status}`);
  const narrowed = await answered(`webshop/orders?summary=1&status=${status}`);
  expect(narrowed.sums.total).toBeCloseTo(totalOf(part), 2);
  expect(narrowed.counts).toEqual(counts);
});
