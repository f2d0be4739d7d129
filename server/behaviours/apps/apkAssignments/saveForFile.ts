import { apkAssignments as definition } from '../../../../resources/apps/apkAssignments';
import { devices } from '../../../../resources/devices/devices';
import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import { removeRecord } from '../../../records/references/remove';
import { requireRow, rowsOf } from '../../../records/tenant';
import { nameOf } from '../../../records/texts';
import { apkAssignments } from '../../../tables/apps/apkAssignments';
import { apkFiles } from '../../../tables/apps/apkFiles';
import { tableOf } from '../../../tables/tableOf';
import { sentIds } from '../../../wire/list';
import { sentId } from '../../../wire/sent';
import type { ApkFile, Assignment } from './assignmentRows';
import { replaceVersionsAsked, unmarkOthers } from './oneOfEach';

const deviceTable = tableOf(devices);

/** Which devices get a file, and which of them begin with it. */
interface Wanted {
  readonly file: ApkFile;
  readonly deviceIds: ReadonlySet<number>;
  readonly frontAppIds: ReadonlySet<number>;
}

/** The file is locked: of two who give it to devices at once, the later one finds what the other stored. */
const wantedIn = async (context: CallContext): Promise<Wanted> => {
  const { body } = context.call;
  const file = await requireRow(context, apkFiles, neededPart(body, 'apkId', sentId), 'lock');
  const deviceIds = new Set(neededPart(body, 'deviceIds', sentIds));
  const known = await rowsOf(context, deviceTable).count({ where: { id: [...deviceIds] } });
  if (known !== deviceIds.size)
    throw new Refusal(404, 'server.links.unknown', { name: nameOf(context, devices.name) });
  return {
    file,
    deviceIds,
    frontAppIds: new Set(sentPart(body, 'frontAppDeviceIds', sentIds)),
  };
};

/** Takes the devices away that aren't wanted any more, and marks the others as they are to be. */
const changeKnown = async (
  context: CallContext,
  known: readonly Assignment[],
  { deviceIds, frontAppIds }: Wanted,
  lastModified: string,
): Promise<void> => {
  const assignments = rowsOf(context, apkAssignments);
  const isIn = (ids: ReadonlySet<number>, row: Assignment) => ids.has(row.deviceId ?? 0);
  const staying = known.filter((row) => isIn(deviceIds, row));
  const gone = known.filter((row) => !staying.includes(row));
  for (const row of gone) await removeRecord(context, definition, row);
  for (const isFrontApp of [0, 1] as const) {
    const changed = staying.filter(
      (row) => isIn(frontAppIds, row) === (isFrontApp === 1) && row.isFrontApp !== isFrontApp,
    );
    const where = { id: changed.map(({ id }) => id) };
    await assignments.updateWhere({ where }, { isFrontApp, lastModified });
  }
};

/** Makes the assignments of a file those that were sent: all of them, and no others. */
export const saveForFile = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const wanted = await wantedIn(context);
    const { file, deviceIds, frontAppIds } = wanted;
    const now = new Date(context.clock()).toISOString();
    const assignments = rowsOf(context, apkAssignments);
    const known = await assignments.find({ where: { apkFileId: file.id } });
    await changeKnown(context, known, wanted, now);
    const there = new Set(known.map(({ deviceId }) => deviceId));
    for (const deviceId of deviceIds)
      if (!there.has(deviceId))
        await assignments.insert({
          deviceId,
          apkFileId: file.id,
          isFrontApp: frontAppIds.has(deviceId) ? 1 : 0,
          assignedDate: now,
          lastModified: now,
        });
    await replaceVersionsAsked(context, { file, deviceIds: [...deviceIds] });
    const marked = [...deviceIds].filter((deviceId) => frontAppIds.has(deviceId));
    await unmarkOthers(context, file.id, marked);
    return ok({ message: context.call.text('server.apk.assignmentsUpdated') });
  });
