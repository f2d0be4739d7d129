import { ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import { inTransaction, type Work } from '../../contract/Work';
import { findRows } from '../../records/scope';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { behaviour } from '../Behaviour';

/** The request of the device that the call names. @throws Refusal */
const named = async (work: Work): Promise<Row> => {
  const { deviceId } = work.call.body;
  if (deviceId === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'deviceId' });
  const { rows } = await findRows(work, 'deviceApprovals', {
    where: { deviceId: sentId(deviceId) },
  });
  if (rows[0]) return rows[0];
  throw new Refusal(404, 'server.devices.noApproval');
};

const approve = (outer: Work): Promise<Reply> =>
  inTransaction(outer, async (work) => {
    const { id, deviceId, deviceName } = await named(work);
    await work.store.update('devices', Number(deviceId), { active: 1 });
    await work.store.remove('deviceApprovals', id);
    return ok({ message: work.call.text('server.devices.approved', { name: String(deviceName) }) });
  });

const disapprove = (outer: Work): Promise<Reply> =>
  inTransaction(outer, async (work) => {
    const { id, deviceName } = await named(work);
    await work.store.remove('deviceApprovals', id);
    const name = String(deviceName);
    return ok({ message: work.call.text('server.devices.disapproved', { name }) });
  });

/** Devices that ask to be let in. */
export const deviceApprovals = behaviour({
  functions: {
    approve: { right: 'update', run: approve },
    disApprove: { right: 'update', run: disapprove },
  },
});
