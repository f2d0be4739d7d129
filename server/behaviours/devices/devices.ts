import { ok } from '../../contract/envelope';
import type { Work } from '../../contract/Work';
import { findRows } from '../../records/scope';
import type { Row } from '../../store/Store';
import { behaviour } from '../Behaviour';
import { pick, pickAll } from '../pick';

const apksOf = async (work: Work, { id }: Row) =>
  pickAll((await findRows(work, 'deviceApks', { where: { deviceId: id } })).rows, [
    'name',
    'version',
    'package',
  ]);

/** Devices: known by registering themselves, each in at most one group. */
export const devices = behaviour({
  cannotCreate: 'server.devices.registerThemselves',

  derived: {
    names: [],
    of: async (work) => {
      const { rows } = await findRows(work, 'deviceGroups');
      const groups = new Map(rows.map((row) => [row.id, pick(row, ['name', 'description'])]));
      return ({ deviceGroupId }) => ({ deviceGroup: groups.get(Number(deviceGroupId)) ?? null });
    },
  },

  record: async (work, row) => ({ assignedApks: row ? await apksOf(work, row) : [] }),

  onRemove: async ({ store }, { id }) => {
    for (const collection of ['deviceApks', 'deviceApprovals']) {
      const { rows } = await store.find(collection, { where: { deviceId: id } });
      for (const row of rows) await store.remove(collection, row.id);
    }
  },

  recordFunctions: {
    getapks: { right: 'read', run: async (work, row) => ok({ results: await apksOf(work, row) }) },
  },
});
