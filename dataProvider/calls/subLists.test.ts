// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defineResource, f, subList } from '../../schemas';
import { fakeServer, json } from '../../tests/fixtures/fakeServer';
import { halls } from '../../tests/fixtures/halls';
import { createProvider } from '../provider';

const counters = defineResource({
  name: 'counters',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
  subLists: {
    rates: subList({
      idField: 'rateId',
      field: 'tariffs',
      fields: {
        label: f.text(),
        share: f.percent({ as: 'fraction', readAs: 'fraction', sendAs: 'newFraction' }),
        from: f.date({ as: 'dd-MM-yyyy' }),
        isWide: f.flag({ within: 'options' }),
        isDone: f.flag({ readOnly: true }),
        place: f.integer({ readOnly: true, sendAs: 'order' }),
      },
      add: 'addRate',
      update: { fn: 'updateRate', args: { id: 'rateId', fraction: 'share', wide: 'isWide' } },
      remove: { method: 'DELETE', path: 'counters/{id}/rates/{row.rateId}' },
      toggle: { fn: 'doneRate', field: 'isDone' },
      numberedBy: 'place',
      reorder: 'moveRate',
    }),
    queue: subList({
      idField: 'id',
      rowsFrom: { fn: 'getQueue' },
      fields: { since: f.date({ as: 'dd-MM-yyyy' }), place: f.integer() },
      numberedBy: 'place',
      reorder: { fn: 'orderQueue', forSeveral: true },
    }),
  },
});
const provider = createProvider(() => Promise.resolve(counters));
const server = fakeServer();
const rates = { record: { id: 4 }, subList: 'rates' };
const queue = { record: { id: 4 }, subList: 'queue' };

const wire = {
  rateId: '7',
  label: 'Low',
  fraction: 0.25,
  from: '01-02-2026',
  options: { isWide: 1 },
  isDone: 0,
  place: 1,
};
const row = {
  id: 7,
  rateId: 7,
  label: 'Low',
  share: 25,
  from: '2026-02-01',
  isWide: true,
  isDone: false,
  place: 1,
};

describe('rows of a sub-list', () => {
  it('are records within the record that is read', async () => {
    server.replies = [json({ status: true, results: { id: 4, name: 'A', tariffs: [wire] } })];
    const { data } = await provider.getOne('counters', { id: 4 });
    expect(data.tariffs).toMatchObject([row]);
  });

  it('are asked for where a function answers them', async () => {
    server.replies = [json({ status: true, results: [{ id: 3, since: '24-12-2025' }] })];
    expect(await provider.getRows('counters', queue, { page: 2, search: 'low' })).toMatchObject({
      rows: [{ id: 3, since: '2025-12-24' }],
      total: 1,
    });
    expect(server.sent[0]?.body).toEqual({ function: 'getQueue' });
  });

  it('are sent as their fields say: all that can be entered of a new one', async () => {
    await provider.changeRow('counters', rates, 'add', row);
    expect(server.sent[0]?.body).toEqual({
      function: 'addRate',
      label: 'Low',
      newFraction: 0.25,
      from: '01-02-2026',
      options: { isWide: 1 },
    });
  });

  it('are added at the place that they had, where they come back', async () => {
    await provider.changeRow('counters', rates, 'add', row, { isPlaced: true });
    expect(server.sent[0]?.body).toMatchObject({ function: 'addRate', label: 'Low', place: 1 });
  });

  it('are sent under the names that a call gives to fields, whatever their own on the wire', async () => {
    await provider.changeRow('counters', rates, 'update', row);
    expect(server.sent[0]?.body).toEqual({
      function: 'updateRate',
      id: 7,
      fraction: 0.25,
      wide: 1,
    });
  });

  it('are named by the path that says so', async () => {
    await provider.changeRow('counters', rates, 'remove', row);
    expect(server.calls()).toEqual(['DELETE /internal/v1/counters/4/rates/7']);
    expect(server.sent[0]?.body).toEqual({});
  });

  it('are toggled by a flag that nobody enters', async () => {
    await provider.changeRow('counters', rates, 'toggle', { ...row, isDone: true });
    expect(server.sent[0]?.body).toEqual({ function: 'doneRate', rateId: 7, isDone: 1 });
  });
});

describe('rows in pages', () => {
  const { getRows } = createProvider(() => Promise.resolve(halls));
  const stands = { record: { id: 4 }, subList: 'stands' };
  const ask = (page: number, search: string) => getRows('halls', stands, { page, search });

  it('are asked for a page at a time, and counted', async () => {
    server.replies = [json({ status: true, results: [{ standId: 7 }], totalRowCount: 31 })];
    expect(await ask(2, '')).toMatchObject({ rows: [{ id: 7, standId: 7 }], total: 31 });
    expect(server.sent[0]?.body).toEqual({ function: 'getStands', page: 2, maxrowcount: 3 });
  });

  it('are searched from two characters on, with all matches on one page', async () => {
    await ask(2, ' a');
    await ask(2, ' ab ');
    expect(server.sent.map(({ body }) => body)).toEqual([
      { function: 'getStands', page: 2, maxrowcount: 3 },
      { function: 'getStands', filter: 'ab' },
    ]);
  });
});

describe('rows that are put in order', () => {
  const rows = [1, 3, 2].map((place) => ({ ...row, id: place * 10, rateId: place * 10, place }));

  it('are stored one by one where their number changes, with one message', async () => {
    server.replies = [1, 2].map(() => json({ status: true, status_message: 'Saved' }));
    await provider.reorderRows('counters', rates, rows);
    expect(server.sent.map(({ body }) => body)).toEqual([
      { function: 'moveRate', rateId: 30, order: 2 },
      { function: 'moveRate', rateId: 20, order: 3 },
    ]);
    expect(server.messages).toHaveLength(1);
  });

  it('are stored all in one call where there is one', async () => {
    await provider.reorderRows('counters', queue, rows);
    expect(server.sent.map(({ body }) => body)).toEqual([
      {
        function: 'orderQueue',
        rows: [
          { id: 10, place: 1 },
          { id: 30, place: 2 },
          { id: 20, place: 3 },
        ],
      },
    ]);
  });
});

describe('a button in a row', () => {
  const { act } = createProvider(() => Promise.resolve(halls));
  const buttonOf = (name: string) => {
    const spec = halls.actions[name];
    if (!spec) throw new Error(`Halls have no action "${name}".`);
    return spec;
  };

  it('sends what it names of the row of a sub-list, and what was asked, to the record', async () => {
    const stand = { id: 4, standId: 4, topLeftX: 12, exhibitor: '' };
    const asked = { from: '2026-06-01' };
    await act('halls', buttonOf('letOut'), { record: { id: 1 }, row: stand, asked });
    expect(server.sent).toMatchObject([
      {
        method: 'POST',
        url: '/internal/v1/fair/halls/1',
        body: { function: 'letOut', stand: 4, place: 12, from: '01-06-2026' },
      },
    ]);
  });

  it('sends what it names of the row of a query as its fields say', async () => {
    const visit = { id: 0, day: '2026-06-01', visitors: 90 };
    await act('halls', buttonOf('visitors'), { record: { id: 1 }, row: visit });
    expect(server.calls()).toEqual(['GET /internal/v1/fair/halls/1/visitors/90?on=1-6-2026']);
  });
});
