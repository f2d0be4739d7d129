import { apkAssignments as definition } from '../../../../resources/apps/apkAssignments';
import { ask } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import { removeRecord } from '../../../records/references/remove';
import { rowsOf } from '../../../records/tenant';
import { apkAssignments } from '../../../tables/apps/apkAssignments';
import { apkFiles } from '../../../tables/apps/apkFiles';
import type { ApkFile, Assignment } from './assignmentRows';

/** The name under which it is confirmed that other versions are replaced. */
const QUESTION = 'replaceVersions';

/** A file that devices are given. */
interface Given {
  readonly file: ApkFile;
  readonly deviceIds: readonly number[];
}

/** What devices have of the other versions of an app: Android installs one of each package. */
export const otherVersions = async (
  context: CallContext,
  { file, deviceIds }: Given,
): Promise<readonly Assignment[]> => {
  const files = await rowsOf(context, apkFiles).find({
    where: { packageName: file.packageName ?? '' },
    not: { where: { id: file.id } },
    only: [],
  });
  return rowsOf(context, apkAssignments).find({
    where: { deviceId: deviceIds, apkFileId: files.map(({ id }) => id) },
  });
};

/** Removes what a file takes the place of; a device that began with another version begins with this one. */
const takePlace = async (
  context: CallContext,
  file: ApkFile,
  replaced: readonly Assignment[],
): Promise<void> => {
  const assignments = rowsOf(context, apkAssignments);
  for (const row of replaced) await removeRecord(context, definition, row);
  const marked = replaced.filter(({ isFrontApp }) => isFrontApp === 1);
  const deviceId = marked.flatMap((row) => row.deviceId ?? []);
  await assignments.updateWhere({ where: { deviceId, apkFileId: file.id } }, { isFrontApp: 1 });
};

/**
 * Takes other versions of an app from devices that have been given this one. To be called within a transaction.
 */
export const replaceVersions = async (context: CallContext, given: Given): Promise<void> =>
  takePlace(context, given.file, await otherVersions(context, given));

/**
 * Takes other versions of an app from devices that have been given this one. Callers who would rather be asked are;
 * for others it is replaced, as it will be on the device. To be called within a transaction.
 *
 * @throws Refusal 409 with the question
 */
export const replaceVersionsAsked = async (context: CallContext, given: Given): Promise<void> => {
  const replaced = await otherVersions(context, given);
  if (replaced.length === 0) return;
  const params = { name: String(given.file.label), smart_count: replaced.length };
  if (context.call.isStrict) ask(context, QUESTION, 'server.apk.replacesVersion', params);
  await takePlace(context, given.file, replaced);
};

/**
 * Takes the mark from the other apps of devices that begin with this one: they show one app when they start. To be
 * called within a transaction.
 */
export const unmarkOthers = async (
  context: CallContext,
  apkFileId: number,
  deviceIds: readonly number[],
): Promise<void> => {
  await rowsOf(context, apkAssignments).updateWhere(
    { where: { deviceId: deviceIds, isFrontApp: 1 }, not: { where: { apkFileId } } },
    { isFrontApp: 0, lastModified: new Date(context.clock()).toISOString() },
  );
};
