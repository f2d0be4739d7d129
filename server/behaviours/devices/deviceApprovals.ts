import { deviceApprovals as definition } from '../../../resources/devices/deviceApprovals';
import { deviceGroups } from '../../../resources/devices/deviceGroups';
import { devices } from '../../../resources/devices/devices';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { foundThrough } from '../../records/list/foundThrough';
import { rowsOf } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import { keepInTrash } from '../../records/trash/keepInTrash';
import { predicateOf } from '../../store/condition';
import type { Condition } from '../../store/Query';
import type { Changes } from '../../store/Rows';
import type { StoredOf } from '../../tables/StoredOf';
import { tableOf } from '../../tables/tableOf';
import { readFlag } from '../../wire/flag';
import { sentId } from '../../wire/sent';
import { rowsById } from '../rowsById';

const requests = tableOf(definition);
const deviceTable = tableOf(devices);
const groups = tableOf(deviceGroups);

const foundIn = (name: 'serial' | 'model') =>
  foundThrough(requests, { field: 'deviceId', to: deviceTable, searched: [name] });

type Request = StoredOf<typeof definition>;

const disapproved: Condition<Request> = { where: { isDisapproved: 1 } };
const waiting: Condition<Request> = { not: disapproved };

/** The request of the device that the call names, of those that are meant: nobody else decides on it. @throws Refusal */
const named = async (context: CallContext, meant: Condition<Request>): Promise<Request> => {
  const deviceId = neededPart(context.call.body, 'deviceId', sentId);
  const own = rowsOf(context, requests);
  const [found] = await own.find({ where: { deviceId }, all: [meant], take: 1 });
  const request = found && (await own.get(found.id, 'lock'));
  if (request && predicateOf(meant)(request)) return request;
  throw new Refusal(404, 'server.devices.noApproval');
};

/** The group that the call names, or else the one to which devices are added by themselves. @throws Refusal */
const groupFor = async (context: CallContext): Promise<Changes<StoredOf<typeof devices>>> => {
  const { body } = context.call;
  if ((body.deviceGroupId ?? '') !== '') {
    const group = await rowsOf(context, groups).get(sentPart(body, 'deviceGroupId', sentId));
    if (group) return { deviceGroupId: group.id };
    throw new Refusal(404, 'server.links.unknown', { name: nameOf(context, groups.name) });
  }
  const [first] = await rowsOf(context, groups).find({ where: { autoAdd: 1 }, take: 1 });
  return first ? { deviceGroupId: first.id } : {};
};

/** Lets a device in: under the name and into the group that the call gives it, if any. */
const approve = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const request = await named(context, waiting);
    const sent = String(context.call.body.deviceName ?? '').trim();
    const deviceName = sent === '' ? String(request.deviceName) : sent;
    await rowsOf(context, deviceTable).update(request.deviceId ?? 0, {
      active: 1,
      ...(sent !== '' && { deviceName }),
      ...(await groupFor(context)),
    });
    // It comes back from there where letting the device in is taken back.
    await keepInTrash(context, definition, request, () =>
      rowsOf(context, requests).remove(request.id),
    );
    return ok({ message: context.call.text('server.devices.approved', { name: deviceName }) });
  });

/** Sets a request aside, or has its device wait again. */
const setAside = async (
  context: CallContext,
  { id, deviceName }: Request,
  isDisapproved: 0 | 1,
): Promise<Reply> => {
  const lastModified = new Date(context.clock()).toISOString();
  await rowsOf(context, requests).update(id, { isDisapproved, lastModified });
  const text = isDisapproved === 1 ? 'server.devices.disapproved' : 'server.devices.restored';
  return ok({ message: context.call.text(text, { name: String(deviceName) }) });
};

/** Keeps a device out. Its request stays aside, for who changes their mind. */
const disapprove = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => setAside(context, await named(context, waiting), 1));

/** Has a device wait again that was kept out. */
const restore = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => setAside(context, await named(context, disapproved), 0));

/** Devices that ask to be let in. */
export const deviceApprovals = behaviour(definition, {
  listed: ({ call: { query } }) =>
    query.disapproved && readFlag(query.disapproved) === 1 ? disapproved : waiting,

  asks: { disapproved: () => disapproved },

  virtual: {
    names: ['serial', 'model'],
    of: async (context, rows) => {
      const ids = rows.map(({ deviceId }) => deviceId);
      const known = await rowsById(rowsOf(context, deviceTable), ids, ['serial', 'model']);
      return ({ deviceId }) => {
        const device = known.get(deviceId ?? 0);
        return { serial: device?.serial ?? '', model: device?.model ?? '' };
      };
    },
    found: { serial: foundIn('serial'), model: foundIn('model') },
  },

  functions: {
    approve: { right: 'update', act: 'approve', run: approve },
    disApprove: { right: 'update', run: disapprove },
    restore: { right: 'update', run: restore },
  },
});
