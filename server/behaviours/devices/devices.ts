import { deviceApprovals } from '../../../resources/devices/deviceApprovals';
import { deviceGroups } from '../../../resources/devices/deviceGroups';
import { devices as definition } from '../../../resources/devices/devices';
import { STALE_AFTER_MS } from '../../../resources/devices/shared/staleAfter';
import { locations } from '../../../resources/people/locations';
import { persons } from '../../../resources/people/persons';
import { pinterminals } from '../../../resources/webshop/pinterminals';
import { printers } from '../../../resources/webshop/printers';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { todayOf } from '../../contract/localTime';
import { Refusal } from '../../contract/Refusal';
import { ok } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Condition, Test } from '../../store/Query';
import type { Values } from '../../store/Store';
import { apkAssignments } from '../../tables/apps/apkAssignments';
import type { StoredOf } from '../../tables/StoredOf';
import { tableOf } from '../../tables/tableOf';
import { appsOf } from '../apps/apkAssignments/assignmentRows';
import { installApp, installedBefore } from '../apps/apkAssignments/install';
import { pick } from '../pick';
import { rowsById } from '../rowsById';

const approvals = tableOf(deviceApprovals);
const groups = tableOf(deviceGroups);
const places = tableOf(locations);
const people = tableOf(persons);
const terminals = tableOf(pinterminals);
const printing = tableOf(printers);

/** A contract ends soon within so many days. */
const CONTRACT_DAYS = 30;

/** A machine that works for a device. */
interface Machine {
  readonly id: number;
  readonly name?: string;
  readonly deviceId?: number | null;
}

/** What machines are called, by the id of the device that they work for. */
const namesByDevice = (machines: readonly Machine[]): ReadonlyMap<number, string> => {
  const names = new Map<number, string>();
  for (const { deviceId, name = '' } of machines) {
    const before = names.get(deviceId ?? 0);
    names.set(deviceId ?? 0, before === undefined ? name : `${before}, ${name}`);
  }
  return names;
};

/** Who is to be reached about a device: the people of the place where it stands, as they are now. */
const contactPersonsOf = async (
  context: CallContext,
  { locationId }: StoredOf<typeof definition>,
): Promise<readonly Values[]> => {
  const location = locationId ? await rowsOf(context, places).get(locationId) : undefined;
  const found = await rowsOf(context, people).find({
    where: { id: location?.personIds ?? [] },
    sort: [{ field: 'lastName', order: 'asc' }],
  });
  return found.map(({ id, firstName, insertions, lastName, phone = '', email = '' }) => ({
    id,
    name: [firstName, insertions, lastName].filter(Boolean).join(' '),
    phone,
    email,
  }));
};

type Device = StoredOf<typeof definition>;

/** The devices that are in one of these states, as `state` of the definition works it out. */
const inStates = (states: readonly Test[], { clock }: CallContext): Condition<Device> => {
  const stale = clock() - STALE_AFTER_MS;
  const isoOf = (moment: number) => new Date(moment).toISOString();
  const being: Readonly<Record<number, Condition<Device>>> = {
    0: { not: { where: { active: 1 } } },
    1: { where: { active: 1, lastAccessTime: { from: isoOf(stale) } } },
    2: { where: { active: 1, lastAccessTime: { to: isoOf(stale - 1) } } },
    3: { where: { active: 1, lastAccessTime: null } },
  };
  return {
    any: states.flatMap((state) => (typeof state === 'number' ? (being[state] ?? []) : [])),
  };
};

/** Devices: known by registering themselves, each in at most one group. */
export const devices = behaviour(definition, {
  narrows: { state: inStates },

  beforeCreate: async () => {
    throw new Refusal(405, 'server.devices.registerThemselves');
  },

  virtual: {
    names: [],
    of: async (context, rows) => {
      const there = {
        where: { deviceId: rows.map(({ id }) => id) },
        only: ['name', 'deviceId'],
      } as const;
      const ids = rows.map(({ deviceGroupId }) => deviceGroupId);
      const known = await rowsById(rowsOf(context, groups), ids, ['name', 'description']);
      const paidAt = namesByDevice(await rowsOf(context, terminals).find(there));
      const printedAt = namesByDevice(await rowsOf(context, printing).find(there));
      return ({ id, deviceGroupId }) => {
        const group = known.get(deviceGroupId ?? 0);
        return {
          deviceGroup: group ? pick(group, ['name', 'description']) : null,
          pinTerminal: paidAt.get(id) ?? '',
          printer: printedAt.get(id) ?? '',
        };
      };
    },
  },

  asks: {
    contract: (_, context) => ({
      where: {
        active: 1,
        contractEndDate: { from: todayOf(context), to: todayOf(context, CONTRACT_DAYS) },
      },
    }),
    apkFileId: async (id, context) => {
      const assigned = await rowsOf(context, apkAssignments).find({
        where: { apkFileId: Number(id) },
        only: ['deviceId'],
      });
      return { where: { id: assigned.flatMap(({ deviceId }) => deviceId ?? []) } };
    },
  },

  record: async (context, row) => ({
    ...(row && {
      logs: (row.logs ?? []).toSorted((one, other) =>
        (other.date ?? '').localeCompare(one.date ?? ''),
      ),
    }),
    assignedApks: row ? await appsOf(context, row) : [],
    contactPersons: row ? await contactPersonsOf(context, row) : [],
  }),

  onReferencedDelete: { apkAssignments: 'removed' },

  onRemove: async (context, { id }) => {
    await rowsOf(context, apkAssignments).removeWhere({ where: { deviceId: id } });
    await rowsOf(context, approvals).removeWhere({ where: { deviceId: id } });
  },

  recordFunctions: {
    installedBefore: { right: 'read', run: installedBefore },
    installApp: { right: 'update', isWriting: true, run: installApp },
    getapks: {
      right: 'read',
      run: async (context, row) => ok({ results: await appsOf(context, row) }),
    },
  },
});
