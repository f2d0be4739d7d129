import { expect, test } from 'vitest';
import { addressOf } from '../../../dataProvider/http';
import { type DataRecord, moreColumnNames, type Resource } from '../../../schemas';
import { listQuery, parseRecord } from '../../../schemas/codec';
import { loadDefinitions } from '../../../server/contract/definitions';
import { locales } from '../../../server/contract/translate';
import { type Api, openApi } from '../support/Api';
import { listFile } from '../support/listFile';

const { all } = await loadDefinitions();

const taken = all.filter(({ imports }) => imports !== undefined);

const recordsOf = async (api: Api, definition: Resource): Promise<readonly DataRecord[]> => {
  const { path } = definition;
  const pagination = { page: 1, perPage: 500 };
  const meta = { isWhole: true, columns: moreColumnNames(definition) };
  const query = listQuery(definition, { pagination, meta });
  const [, answer] = await api.get(addressOf(path, query).split('/internal/v1/')[1] ?? '');
  const { results } = answer as { results: readonly Record<string, unknown>[] };
  return results.map((row) => parseRecord(definition, row, 0));
};

const tried = (api: Api, { imports, path }: Resource, file: string) => {
  const form = new FormData();
  form.append('dryRun', '1');
  form.append(imports?.part ?? 'file', new File([file], 'list.csv', { type: 'text/csv' }));
  return api.post(imports?.path ?? path, form, { Function: imports?.fn ?? '' });
};

test.each(taken)('what the list of $name saved is read back with nothing changed', async (one) => {
  const api = await openApi();
  const records = await recordsOf(api, one);
  if (records.length === 0) return;
  for (const locale of locales) {
    const [status, answer] = await tried(api, one, await listFile(one, records, locale));
    const { results = [], status_message } = answer as {
      results?: readonly { state: string }[];
      status_message: string;
    };
    const others = results.filter(({ state }) => state !== 'unchanged');
    expect({ locale, status, status_message, others }).toEqual({
      locale,
      status: 200,
      status_message: '',
      others: [],
    });
    expect(results).toHaveLength(records.length);
  }
});

/** The lines of a file without what stands behind the last comma of each: the id. */
const withoutIds = (file: string): string => file.replace(/,(?:\w*[iI]d|\d+)(?=\r?$)/gm, '');

test.each(taken)('a file of $name without ids makes nothing twice', async (one) => {
  const api = await openApi();
  const records = await recordsOf(api, one);
  if (records.length === 0) return;
  const [, answer] = await tried(api, one, withoutIds(await listFile(one, records, 'en')));
  const { results } = answer as { results: readonly { state: string }[] };
  expect(results.filter(({ state }) => state === 'new')).toEqual([]);
});

test('a record whose form begins with a few fields is brought in whole', async () => {
  const api = await openApi();
  const definition = all.find(({ name }) => name === 'kioskApps');
  if (!definition) throw new Error('There are no kiosk apps.');
  const form = new FormData();
  form.append('file', new File(['name,bool4Name\nHal,Muziek'], 'apps.csv'));
  const headers = { Function: 'importRecords' };
  expect(await api.post(definition.path, form, headers)).toMatchObject([
    200,
    { counts: { new: 1 } },
  ]);
  const records = await recordsOf(api, definition);
  const { id = 0 } = records.find(({ name }) => name === 'Hal') ?? {};
  expect(await api.get(`${definition.path}/${id}`)).toMatchObject([
    200,
    { results: { name: 'Hal', options: { bool4: { name: 'Muziek' } } } },
  ]);
});

test('where none can be added, a line says what it is about', async () => {
  const api = await openApi();
  const form = new FormData();
  form.append('dryRun', '1');
  form.append('file', new File(['Status\nNew\n\n'], 'orders.csv'));
  const [, answer] = await api.post('webshop/orders', form, { Function: 'importRecords' });
  expect(answer).toMatchObject({
    results: [
      {
        state: 'wrong',
        problems: {
          id: 'What there is can be changed here, and nothing added: enter the id of what this line changes',
        },
      },
    ],
  });
});
