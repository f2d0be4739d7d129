import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const exhibitor = {
  identifier: 'E-9',
  name: 'Bloemen',
  description: 'Kas 4',
  standNo: 'C3',
  topLeftX: 0,
  topLeftY: 0,
  height: 30,
  width: 50,
};

const first = {
  id: 1,
  identifier: 'E-1',
  name: 'Café Zoë',
  description: '',
  standNo: 'A1',
  topLeftX: 100,
  topLeftY: 0,
  height: 40,
  width: 60,
};

const saved = [200, { status: true, status_message: 'Exhibitors saved' }];

test('exhibitors are answered by page, and found by what is shown of them', async () => {
  const api = await openApi();
  const ask = (more: object) => api.post('wayfinders/1', { function: 'getExhibitors', ...more });
  expect(await ask({ page: 1, maxrowcount: 30 })).toMatchObject([
    200,
    { status: true, results: [first, { id: 2 }, { id: 3 }], totalRowCount: 3 },
  ]);
  expect(await ask({ page: 2, maxrowcount: 2 })).toMatchObject([
    200,
    { results: [{ id: 3 }], totalRowCount: 3 },
  ]);
  expect(await ask({ filter: 'zoe' })).toMatchObject([200, { results: [first], totalRowCount: 1 }]);
  expect(await ask({ filter: 'b1' })).toMatchObject([200, { results: [{ id: 3 }] }]);
});

test('an exhibitor is added, read, changed and deleted', async () => {
  const api = await openApi();
  expect(await api.post('wayfinders/1/addExhibitor', exhibitor)).toEqual([
    200,
    { status: true, status_message: 'Exhibitors saved', last_id: 4 },
  ]);
  const read = () => api.get('wayfinders/1/4');
  expect(await read()).toEqual([
    200,
    { status: true, status_message: '', results: { id: 4, ...exhibitor } },
  ]);
  expect(await api.post('wayfinders/1/4', { topLeftX: 7, width: 51 })).toEqual(saved);
  expect(await read()).toMatchObject([200, { results: { ...exhibitor, topLeftX: 7, width: 51 } }]);
  expect(await api.delete('wayfinders/1/4')).toEqual(saved);
  expect(await read()).toMatchObject([404, { status: false }]);
  expect(await api.delete('wayfinders/1/4')).toMatchObject([404, { status: false }]);
});

test.each(['identifier', 'name', 'topLeftX', 'topLeftY', 'height', 'width'])(
  '%s must not be empty',
  async (field) => {
    const api = await openApi();
    const refused = [400, { status: false, errors: { [field]: 'Required' } }];
    const without = { ...exhibitor, [field]: '' };
    expect(await api.post('wayfinders/1/addExhibitor', without)).toMatchObject(refused);
    expect(await api.post('wayfinders/1/1', { [field]: '' })).toMatchObject(refused);
  },
);

test('no two exhibitors of a wayfinder have one identifier', async () => {
  const api = await openApi();
  const taken = { ...exhibitor, identifier: 'e-1' };
  expect(await api.post('wayfinders/1/addExhibitor', taken)).toMatchObject([
    409,
    { errors: { identifier: 'This is in the list already' } },
  ]);
});

test('nobody reaches the exhibitors of another organisation', async () => {
  const api = await openApi();
  for (const answer of [
    api.get('wayfinders/3/1'),
    api.post('wayfinders/3/1', { name: 'Mine' }),
    api.delete('wayfinders/3/1'),
    api.post('wayfinders/3/addExhibitor', exhibitor),
    api.post('wayfinders/3', { function: 'getExhibitors' }),
    api.post('wayfinders/3', { function: 'getCSVdata' }),
  ])
    expect(await answer).toMatchObject([404, { status: false }]);
});

describe('as a CSV file', () => {
  const heads = 'identifier,name,description,standNo,topLeftX,topLeftY,height,width';

  test('they are exported with all their fields', async () => {
    const api = await openApi();
    expect(await api.post('wayfinders/1', { function: 'getCSVdata' })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        data: [
          heads,
          'E-1,Café Zoë,,A1,100,0,40,60',
          'E-2,Bakkerij Bos,,A2,200,0,40,60',
          'E-3,Drukkerij De Pers,,B1,300,0,40,60',
        ].join('\r\n'),
      },
    ]);
  });

  test('they are imported at once, by their identifiers', async () => {
    const api = await openApi();
    const form = new FormData();
    const lines = [heads, 'E-2,Bakkerij Bos,Brood,A2,200,0,40,60', 'E-7,Nieuw,,C1,1,2,3,4'];
    form.append('files', new File([lines.join('\n')], 'beurs.csv', { type: 'text/csv' }));
    expect(await api.post('wayfinders/1', form, { Function: 'CSVUpload' })).toEqual([
      200,
      {
        status: true,
        status_message: 'Imported: 1 new, 1 changed, 0 unchanged',
        counts: { new: 1, changed: 1, unchanged: 0, wrong: 0 },
      },
    ]);
    expect(await api.post('wayfinders/1', { function: 'getExhibitors' })).toMatchObject([
      200,
      {
        results: [first, { id: 2, description: 'Brood' }, { id: 3 }, { id: 4, name: 'Nieuw' }],
        totalRowCount: 4,
      },
    ]);
  });
});
