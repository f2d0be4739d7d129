import { apkAssignments as definition } from '../../../../resources/apps/apkAssignments';
import { devices } from '../../../../resources/devices/devices';
import type { CallContext } from '../../../contract/CallContext';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { ok } from '../../../contract/reply';
import type { TextKey } from '../../../contract/translate';
import { removeRecord } from '../../../records/references/remove';
import { titleOfRow } from '../../../records/references/titles';
import { rowsOf } from '../../../records/tenant';
import type { Changes } from '../../../store/Rows';
import { apkAssignments } from '../../../tables/apps/apkAssignments';
import { apkFiles } from '../../../tables/apps/apkFiles';
import { history } from '../../../tables/general/history';
import { tableOf } from '../../../tables/tableOf';
import { readFlag } from '../../../wire/flag';
import { changing } from '../../changing';
import type { Assignment } from './assignmentRows';
import { otherVersions, unmarkOthers } from './oneOfEach';

/** The acts that changed an assignment, the last of them first. */
const actsOf = async (
  context: CallContext,
  { id }: Assignment,
): Promise<readonly (number | null | undefined)[]> => {
  const entries = await rowsOf(context, history).find({
    where: { resource: definition.name, recordId: id },
    sort: [{ field: 'id', order: 'desc' }],
    only: ['actId'],
  });
  return entries.map(({ actId }) => actId);
};

/** @throws Refusal 409 that names the device */
const refuse = async (
  context: CallContext,
  key: TextKey,
  { deviceId }: Assignment,
): Promise<never> => {
  const device = await rowsOf(context, tableOf(devices)).get(deviceId ?? 0);
  throw new Refusal(409, key, { name: device ? titleOfRow(context, devices.name, device) : '' });
};

/** Whether a device begins with no other app than that of an assignment, or with one that took its mark. */
const mayBeFront = async (context: CallContext, row: Assignment): Promise<boolean> => {
  const [other] = await rowsOf(context, apkAssignments).find({
    where: { deviceId: row.deviceId ?? 0, isFrontApp: 1 },
    not: { where: { id: row.id } },
    take: 1,
  });
  if (!other) return true;
  const [[own], [last]] = [await actsOf(context, row), await actsOf(context, other)];
  return typeof last === 'number' && last === own;
};

/**
 * Has the version go that took the place of an assignment which comes back from the trash.
 *
 * @returns what of the assignment is another by now. @throws Refusal 409 where the device has got another version since
 */
export const giveWay = async (
  context: CallContext,
  row: Assignment,
): Promise<Changes<Assignment>> => {
  const file = await rowsOf(context, apkFiles).get(row.apkFileId ?? 0);
  const others = file ? await otherVersions(context, { file, deviceIds: [row.deviceId ?? 0] }) : [];
  const [act] = await actsOf(context, row);
  for (const other of others) {
    const acts = await actsOf(context, other);
    // Made by what removed the one that comes back, and nothing became of it since.
    const isInItsPlace =
      acts.length > 0 && acts.every((one) => typeof one === 'number' && one === act);
    if (!isInItsPlace) await refuse(context, 'server.apk.otherVersion', row);
    await removeRecord(context, definition, other);
  }
  if (row.isFrontApp !== 1) return {};
  if (!(await mayBeFront(context, row))) return { isFrontApp: 0 };
  await unmarkOthers(context, row.apkFileId ?? 0, [row.deviceId ?? 0]);
  return {};
};

/** Gives an assignment the mark of before, unless somebody has had the device begin with another app since. */
export const restoreMark = changing<Assignment>(async (context, row) => {
  const isFrontApp = sentPart(context.call.body, 'isFrontApp', readFlag);
  // An app that took the mark by the same act loses it as that is taken back.
  if (isFrontApp === 1 && !(await mayBeFront(context, row)))
    await refuse(context, 'server.apk.otherFront', row);
  const lastModified = new Date(context.clock()).toISOString();
  await rowsOf(context, apkAssignments).update(row.id, { isFrontApp, lastModified });
  return ok();
});
