import { type Behaviour, type CallContext, inTransaction } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';

/** The request of the device that the call names. @throws Refusal */
const named = async (context: CallContext): Promise<Row> => {
  const deviceId = neededPart(context.call.body, 'deviceId', sentId);
  const { rows } = await findRows(context, 'deviceApprovals', { where: { deviceId } });
  if (rows[0]) return rows[0];
  throw new Refusal(404, 'server.devices.noApproval');
};

const approve = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id, deviceId, deviceName } = await named(context);
    await context.store.update('devices', Number(deviceId), { active: 1 });
    await context.store.remove('deviceApprovals', id);
    return ok({
      message: context.call.text('server.devices.approved', { name: String(deviceName) }),
    });
  });

const disapprove = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id, deviceName } = await named(context);
    await context.store.remove('deviceApprovals', id);
    const name = String(deviceName);
    return ok({ message: context.call.text('server.devices.disapproved', { name }) });
  });

/** Devices that ask to be let in. */
export const deviceApprovals: Behaviour = {
  functions: {
    approve: { right: 'update', run: approve },
    disApprove: { right: 'update', run: disapprove },
  },
};
