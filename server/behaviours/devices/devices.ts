import type { Behaviour, CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok } from '../../contract/reply';
import { findRow, findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { storedRows } from '../../wire/rows';
import { appsOf, assignmentsOf, removeAssignments } from '../apps/apkAssignments/assignmentRows';
import { installApp, installedBefore } from '../apps/apkAssignments/install';
import { pick } from '../pick';

/** What machines of a kind are called, by the id of the device that they work for. */
const namesByDevice = async (context: CallContext, machines: string) => {
  const { rows } = await findRows(context, machines);
  const names = new Map<number, string>();
  for (const { deviceId, name } of rows) {
    const before = names.get(Number(deviceId));
    names.set(Number(deviceId), before === undefined ? String(name) : `${before}, ${name}`);
  }
  return names;
};

/** Who is to be reached about a device: the people of the place where it stands, as they are now. */
const contactPersonsOf = async (
  context: CallContext,
  { locationId }: Row,
): Promise<readonly Values[]> => {
  const location = await findRow(context, 'locations', Number(locationId));
  const ids = Array.isArray(location?.personIds) ? location.personIds : [];
  const { rows } = await findRows(context, 'persons', {
    where: { id: ids },
    sort: [{ field: 'lastName', order: 'asc' }],
  });
  return rows.map(({ id, firstName, insertions, lastName, phone = '', email = '' }) => ({
    id,
    name: [firstName, insertions, lastName].filter(Boolean).join(' '),
    phone,
    email,
  }));
};

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
      const terminals = await namesByDevice(context, 'pinterminals');
      const printers = await namesByDevice(context, 'printers');
      return ({ id, deviceGroupId }) => ({
        deviceGroup: groups.get(Number(deviceGroupId)) ?? null,
        pinTerminal: terminals.get(id) ?? '',
        printer: printers.get(id) ?? '',
      });
    },
  },

  asks: {
    apkFileId: async (id, context) => {
      const assigned = await assignmentsOf(context, { apkFileId: Number(id) });
      return { where: { id: assigned.map(({ deviceId }) => Number(deviceId)) } };
    },
  },

  record: async (context, row) => ({
    ...(row && {
      logs: storedRows(row.logs).toSorted((one, other) =>
        String(other.date).localeCompare(String(one.date)),
      ),
    }),
    assignedApks: row ? await appsOf(context, row) : [],
    contactPersons: row ? await contactPersonsOf(context, row) : [],
  }),

  onReferencedDelete: { apkAssignments: 'removed' },

  onRemove: async (context, { id }) => {
    await removeAssignments(context, { deviceId: id });
    const { rows } = await context.store.find('deviceApprovals', { where: { deviceId: id } });
    for (const row of rows) await context.store.remove('deviceApprovals', row.id);
  },

  recordFunctions: {
    installedBefore: { right: 'read', run: installedBefore },
    installApp: { right: 'update', isWriting: true, run: installApp },
    getapks: {
      right: 'read',
      run: async (context, row) => ok({ results: await appsOf(context, row) }),
    },
  },
};
