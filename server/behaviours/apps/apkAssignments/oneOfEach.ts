import { ask } from '../../../contract/ask';
import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { APK_FILES, ASSIGNMENTS } from './assignmentRows';

/** The name under which it is confirmed that other versions are replaced. */
const QUESTION = 'replaceVersions';

/** A file that devices are given. */
interface Given {
  readonly file: Row;
  readonly deviceIds: readonly number[];
}

/** What devices have of the other versions of an app: Android installs one of each package. */
export const otherVersions = async (
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

/**
 * Takes other versions of an app from devices that are given this one. Callers who would rather be asked are; for
 * others it is replaced, as it will be on the device. To be called within a transaction.
 *
 * @throws Refusal 409 with the question
 */
export const replaceVersions = async (context: CallContext, given: Given): Promise<void> => {
  const replaced = await otherVersions(context, given);
  if (replaced.length === 0) return;
  const params = { name: String(given.file.label), smart_count: replaced.length };
  if (context.call.isStrict) ask(context, QUESTION, 'server.apk.replacesVersion', params);
  for (const { id } of replaced) await context.store.remove(ASSIGNMENTS, id);
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
