import type { Behaviour, CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { pick, pickAll } from '../pick';

const apksOf = async (context: CallContext, { id }: Row) =>
  pickAll((await findRows(context, 'deviceApks', { where: { deviceId: id } })).rows, [
    'name',
    'version',
    'package',
  ]);

/** Devices: known by registering themselves, each in at most one group. */
export const devices: Behaviour = {
  beforeCreate: async () => {
    throw new Refusal(405, 'server.devices.registerThemselves');
  },

  virtual: {
    names: [],
    of: async (context) => {
      const { rows } = await findRows(context, 'deviceGroups');
      const groups = new Map(rows.map((row) => [row.id, pick(row, ['name', 'description'])]));
      return ({ deviceGroupId }) => ({ deviceGroup: groups.get(Number(deviceGroupId)) ?? null });
    },
  },

  record: async (context, row) => ({ assignedApks: row ? await apksOf(context, row) : [] }),

  onRemove: async ({ store }, { id }) => {
    for (const collection of ['deviceApks', 'deviceApprovals']) {
      const { rows } = await store.find(collection, { where: { deviceId: id } });
      for (const row of rows) await store.remove(collection, row.id);
    }
  },

  recordFunctions: {
    getapks: {
      right: 'read',
      run: async (context, row) => ok({ results: await apksOf(context, row) }),
    },
  },
};
