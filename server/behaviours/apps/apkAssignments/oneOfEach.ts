import { ask } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { APK_FILES, ASSIGNMENTS, assignmentsOf } from './assignmentRows';

/** The name under which it is confirmed that other versions are replaced. */
const QUESTION = 'replaceVersions';

/** A file that devices are given. */
interface Given {
  readonly file: Row;
  readonly deviceIds: readonly number[];
}

/** What devices have of the other versions of an app: Android installs one of each package. */
const otherVersions = async (
  context: CallContext,
  { file, deviceIds }: Given,
): Promise<readonly Row[]> => {
  const files = await findRows(context, APK_FILES, {
    where: { packageName: String(file.packageName) },
    not: { where: { id: file.id } },
  });
  const { rows } = await findRows(context, ASSIGNMENTS, {
    where: { deviceId: [...deviceIds], apkFileId: files.rows.map(({ id }) => id) },
  });
  return rows;
};

/** Removes what a file takes the place of; a device that began with another version begins with this one. */
const takePlace = async (
  context: CallContext,
  file: Row,
  replaced: readonly Row[],
): Promise<void> => {
  for (const { id, deviceId, isFrontApp } of replaced) {
    await context.store.remove(ASSIGNMENTS, id);
    if (isFrontApp !== 1) continue;
    const assigned = { deviceId: Number(deviceId), apkFileId: file.id };
    for (const mine of await assignmentsOf(context, assigned))
      await context.store.update(ASSIGNMENTS, mine.id, { isFrontApp: 1 });
  }
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
  const lastModified = new Date(context.clock()).toISOString();
  const { rows } = await findRows(context, ASSIGNMENTS, {
    where: { deviceId: [...deviceIds], isFrontApp: 1 },
    not: { where: { apkFileId } },
  });
  for (const { id } of rows)
    await context.store.update(ASSIGNMENTS, id, { isFrontApp: 0, lastModified });
};
