import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

const call = (api: Api, fn: string, body: object = {}, id = 1) =>
  api.post(`enums/${id}`, { function: fn, ...body });

const saved = [200, { status: true, status_message: 'Enum saved' }];
const valuesSaved = [200, { status: true, status_message: 'Values saved' }];

const dutch = { enumRowId: 1, language: 'NL-nl', code: 'v', value: 'Vegetarisch', correct: 1 };
const english = { enumRowId: 2, language: 'EN-gb', code: 'v', value: 'Vegetarian', correct: 0 };

describe('enums', () => {
  test('are listed, read, added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('enums?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, name: 'Diet', description: '', tags: 'food' }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.get('enums/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: { id: 1, name: 'Diet', description: '', tags: 'food', values: [dutch, english] },
      },
    ]);
    const added = { name: 'Sizes', tags: 'a, b', values: [dutch] };
    expect(await api.put('enums/add', added)).toEqual([
      200,
      { status: true, status_message: 'Enum added', last_id: 3 },
    ]);
    expect(await api.get('enums/3')).toMatchObject([
      200,
      { results: { name: 'Sizes', tags: 'a,b', values: [] } },
    ]);
    expect(await api.put('enums/3', { description: 'Of shirts' })).toEqual(saved);
    expect(await api.put('enums/3', { name: ' ' })).toEqual([
      400,
      { status: false, status_message: 'Required', errors: { name: 'Required' } },
    ]);
    expect(await api.delete('enums/3')).toEqual([
      200,
      { status: true, status_message: 'Enum deleted' },
    ]);
    expect(await api.get('enums/3')).toMatchObject([404, {}]);
  });

  test('get values, lose them, and say which is right', async () => {
    const api = await openApi();
    const added = { language: 'EN-gb', code: 'x', value: 'Vegan', correct: 0 };
    expect(await call(api, 'addenumitem', added)).toEqual([
      200,
      { status: true, status_message: 'Values saved', last_id: 3 },
    ]);
    expect(await call(api, 'togglecorrect', { enumRowId: 3, correct: 1 })).toEqual(valuesSaved);
    expect(await call(api, 'togglecorrect', { enumRowId: 1, correct: 0 })).toEqual(valuesSaved);
    expect(await call(api, 'removeenumitem', { enumRowId: 2 })).toEqual(valuesSaved);
    expect(await api.get('enums/1')).toMatchObject([
      200,
      {
        results: {
          values: [
            { ...dutch, correct: 0 },
            { ...added, enumRowId: 3, correct: 1 },
          ],
        },
      },
    ]);
  });

  test('are changed under the ids that they have', async () => {
    const api = await openApi();
    const changed = { ...dutch, value: 'Vegetarisch eten' };
    expect(await call(api, 'updateenumitem', changed)).toEqual(valuesSaved);
    expect(await api.get('enums/1')).toMatchObject([
      200,
      { results: { values: [changed, english] } },
    ]);
  });

  test('are saved as a table: in its order, with what is new and without what is gone', async () => {
    const api = await openApi();
    const german = { language: 'DE-de', code: 'v', value: 'Vegetarisch', correct: 0 };
    const rows = [{ ...english, value: 'Veggie' }, german, { ...dutch, correct: 0 }];
    expect(await call(api, 'saveenumitems', { rows })).toEqual(valuesSaved);
    const stored = [rows[0], { ...german, enumRowId: 3 }, rows[2]];
    expect(await api.get('enums/1')).toMatchObject([200, { results: { values: stored } }]);
    expect(await call(api, 'saveenumitems', { rows: [dutch] })).toEqual(valuesSaved);
    expect(await api.get('enums/1')).toMatchObject([200, { results: { values: [dutch] } }]);
    expect(await call(api, 'saveenumitems', { rows: [dutch, english] })).toMatchObject([404, {}]);
    expect(await call(api, 'saveenumitems', { rows: [dutch, dutch] })).toMatchObject([400, {}]);
    expect(await call(api, 'saveenumitems')).toMatchObject([400, {}]);
    expect(
      await call(api, 'saveenumitems', { rows: [dutch, { ...german, value: '' }, german, german] }),
    ).toMatchObject([
      400,
      {
        errors: { 'values.1.value': 'Required', 'values.3.code': 'This is in the list already' },
      },
    ]);
  });

  test('never give the id of a value twice, for stored choices name it', async () => {
    const api = await openApi();
    await call(api, 'removeenumitem', { enumRowId: 2 });
    expect(await call(api, 'addenumitem', { value: 'Alles' })).toMatchObject([200, { last_id: 3 }]);
    expect(await api.get('enums/1')).toMatchObject([
      200,
      { results: { values: [dutch, { enumRowId: 3, language: 'NL-nl', correct: 0 }] } },
    ]);
  });

  test('have no two values of one code in a language', async () => {
    const api = await openApi();
    const twice = { language: 'NL-nl', code: ' V ', value: 'Veganistisch' };
    expect(await call(api, 'addenumitem', twice)).toMatchObject([
      409,
      { errors: { code: 'This is in the list already' } },
    ]);
    expect(await call(api, 'addenumitem', { ...twice, language: 'DE-de' })).toMatchObject([
      200,
      {},
    ]);
    for (const value of ['Niets', 'Alles'])
      expect(await call(api, 'addenumitem', { language: 'NL-nl', value })).toMatchObject([200, {}]);
  });

  test('refuse values that are none', async () => {
    const api = await openApi();
    expect(await call(api, 'addenumitem', { language: 'XX', value: '' })).toMatchObject([
      400,
      { errors: { language: 'Choose one of the options offered', value: 'Required' } },
    ]);
    expect(await call(api, 'addenumitem', { value: 'x', correct: 'maybe' })).toMatchObject([
      400,
      {},
    ]);
    for (const fn of ['togglecorrect', 'removeenumitem'])
      expect([fn, await call(api, fn, { enumRowId: 9, correct: 1 })]).toMatchObject([
        fn,
        [404, {}],
      ]);
    expect(await call(api, 'nonsense')).toMatchObject([
      400,
      { status_message: 'Unknown function' },
    ]);
  });

  test('stay while a document offers them', async () => {
    const api = await openApi();
    const row = { function: 'addObjectRow', type: 4, options: { enumId: 1, title: 'Diet' } };
    await api.post('objectsDefinitions/3', row);
    expect(await api.delete('enums/1')).toEqual([
      409,
      { status: false, status_message: 'This is still in use: Document (1): Draft' },
    ]);
    await api.post('objectsDefinitions/3', { function: 'removeObjectRow', id: 2 });
    expect(await api.delete('enums/1')).toMatchObject([200, {}]);
  });

  test('belong to one organisation, and change by those who may', async () => {
    const api = await openApi();
    for (const [user, status] of [
      [users.stranger, 404],
      [users.reader, 403],
      [users.nobody, 403],
    ] as const) {
      const other = await api.as(user);
      expect([user, (await other.put('enums/1', { name: 'x' }))[0]]).toEqual([user, status]);
      expect([user, (await call(other, 'addenumitem', { value: 'x' }))[0]]).toEqual([user, status]);
      expect([user, (await other.delete('enums/1'))[0]]).toEqual([user, status]);
    }
    expect(await (await api.as(users.reader)).get('enums/1')).toMatchObject([200, {}]);
    expect(await (await api.as(users.nobody)).get('enums/1')).toMatchObject([403, {}]);
  });
});
