import { type Behaviour, type CallContext, inTransaction } from '../../contract/CallContext';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { findRow, findRows } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import type { Condition } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { readFlag } from '../../wire/flag';
import { sentId } from '../../wire/sent';

const APPROVALS = 'deviceApprovals';
const GROUPS = 'deviceGroups';

const disapproved = { where: { isDisapproved: 1 } } as const;
const waiting = { not: disapproved } as const;

/** The request of the device that the call names, of those that are meant. @throws Refusal */
const named = async (context: CallContext, meant: Condition): Promise<Row> => {
  const deviceId = neededPart(context.call.body, 'deviceId', sentId);
  const { rows } = await findRows(context, APPROVALS, { all: [{ where: { deviceId } }, meant] });
  if (rows[0]) return rows[0];
  throw new Refusal(404, 'server.devices.noApproval');
};

/** The group that the call names, or else the one to which devices are added by themselves. @throws Refusal */
const groupFor = async (context: CallContext): Promise<Values> => {
  const { body } = context.call;
  if ((body.deviceGroupId ?? '') !== '') {
    const group = await findRow(context, GROUPS, sentPart(body, 'deviceGroupId', sentId));
    if (group) return { deviceGroupId: group.id };
    throw new Refusal(404, 'server.links.unknown', { name: nameOf(context, GROUPS) });
  }
  const { rows } = await findRows(context, GROUPS, { where: { autoAdd: 1 } });
  return rows[0] ? { deviceGroupId: rows[0].id } : {};
};

/** Lets a device in: under the name and into the group that the call gives it, if any. */
const approve = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id, deviceId, ...request } = await named(context, waiting);
    const sent = String(context.call.body.deviceName ?? '').trim();
    const deviceName = sent === '' ? String(request.deviceName) : sent;
    await context.store.update('devices', Number(deviceId), {
      active: 1,
      ...(sent !== '' && { deviceName }),
      ...(await groupFor(context)),
    });
    await context.store.remove(APPROVALS, id);
    return ok({ message: context.call.text('server.devices.approved', { name: deviceName }) });
  });

/** Keeps a device out. Its request stays aside, for who changes their mind. */
const disapprove = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id, deviceName } = await named(context, waiting);
    const lastModified = new Date(context.clock()).toISOString();
    await context.store.update(APPROVALS, id, { isDisapproved: 1, lastModified });
    const name = String(deviceName);
    return ok({ message: context.call.text('server.devices.disapproved', { name }) });
  });

/** Has a device wait again that was kept out. */
const restore = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id, deviceName } = await named(context, disapproved);
    const lastModified = new Date(context.clock()).toISOString();
    await context.store.update(APPROVALS, id, { isDisapproved: 0, lastModified });
    const name = String(deviceName);
    return ok({ message: context.call.text('server.devices.restored', { name }) });
  });

/** Devices that ask to be let in. */
export const deviceApprovals: Behaviour = {
  listed: ({ call: { query } }) =>
    query.disapproved && readFlag(query.disapproved) === 1 ? disapproved : waiting,

  asks: { disapproved: () => disapproved },

  virtual: {
    names: ['serial', 'model'],
    of: async (context) => {
      const { rows } = await findRows(context, 'devices');
      const devices = new Map(rows.map((row) => [row.id, row]));
      return ({ deviceId }) => {
        const device = devices.get(Number(deviceId));
        return { serial: device?.serial ?? '', model: device?.model ?? '' };
      };
    },
  },

  functions: {
    approve: { right: 'update', run: approve },
    disApprove: { right: 'update', run: disapprove },
    restore: { right: 'update', run: restore },
  },
};
