// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defineResource, f, link } from '../../schemas';
import { fakeServer, json } from '../../tests/fixtures/fakeServer';
import { createProvider } from '../provider';

const tables = defineResource({
  name: 'tables',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
  links: {
    zones: link.functions({
      to: 'zones',
      field: 'zoneRows',
      idArg: 'zone',
      add: 'addZone',
      remove: 'deleteZone',
      choices: { fn: 'getZones' },
      columns: ['label'],
      storedIn: { ids: 'zoneIds' },
    }),
    owner: link.verbs({
      to: 'zones',
      path: 'tables/{id}/owners',
      idArg: 'owner',
      forSeveral: { idsArg: 'owners' },
      columns: ['label'],
      storedIn: { ids: 'ownerIds' },
    }),
    staff: link.set({
      to: 'zones',
      path: 'tables/{id}/staff',
      idArg: 'staffIds',
      columns: ['label'],
      storedIn: { ids: 'staffIds' },
    }),
  },
});

const zones = defineResource({
  name: 'zones',
  module: 'devices',
  menu: false,
  title: 'label',
  idField: 'zoneId',
  fields: { label: f.text({ wire: 'name' }), isOpen: f.flag() },
});

const definitions = { tables, zones };
const provider = createProvider((name) =>
  Promise.resolve(definitions[name as keyof typeof definitions]),
);
const server = fakeServer();
const record = { id: 4, name: 'Window' };
const bodies = () => server.sent.map(({ body }) => body);

describe('a link', () => {
  const wire = { zoneId: '7', name: 'Terrace', isOpen: '0' };
  const zone = { id: 7, label: 'Terrace', isOpen: false };

  it('is read into records of the linked resource, with the record that carries it', async () => {
    server.replies = [json({ status: true, results: { id: 4, zoneRows: [wire] } })];
    const { data } = await provider.getOne('tables', { id: 4 });
    expect(data.zoneRows).toMatchObject([zone]);
    server.replies = [json({ status: true, results: [wire] })];
    expect(await provider.getLinked('tables', { record: data, link: 'zones' })).toMatchObject({
      available: [zone],
      assigned: [zone],
    });
  });

  it('is read into records, both sides, where a call answers them', async () => {
    server.replies = [json({ status: true, results: { available: [wire], assigned: wire } })];
    expect(await provider.getLinked('tables', { record, link: 'owner' })).toMatchObject({
      available: [zone],
      assigned: [zone],
    });
  });

  it('is made and undone by one call each, or by one for several', async () => {
    const of = { record, link: 'owner' };
    await provider.link('tables', of, [7], { ids: [1] });
    await provider.link('tables', of, [7, 8], { ids: [1] });
    await provider.unlink('tables', of, [7], { ids: [1, 7] });
    expect(server.calls()).toEqual([
      'POST /internal/v1/tables/4/owners',
      'POST /internal/v1/tables/4/owners',
      'DELETE /internal/v1/tables/4/owners',
    ]);
    expect(bodies()).toEqual([{ owner: 7 }, { owners: [1, 7, 8] }, { owner: 7 }]);
  });

  it('is stored as the whole set where the contract has no other call', async () => {
    const of = { record, link: 'staff' };
    await provider.link('tables', of, [7], { ids: [1] });
    await provider.unlink('tables', of, [1, 7], { ids: [1, 7, 8] });
    expect(bodies()).toEqual([{ staffIds: [1, 7] }, { staffIds: [8] }]);
  });
});
