import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';

/** Where APK files lie. */
export const APK_FILES = 'apkFiles';
/** Where it is kept which device has which of them. */
export const ASSIGNMENTS = 'apkAssignments';

/** Which assignments are meant: those of a device, of a file, or both. */
export interface Assigned {
  readonly deviceId?: number;
  readonly apkFileId?: number;
}

/** The assignments of a device or a file. */
export const assignmentsOf = async (
  context: CallContext,
  assigned: Assigned,
): Promise<readonly Row[]> =>
  (await findRows(context, ASSIGNMENTS, { where: { ...assigned } })).rows;

/** Removes the assignments of a device or a file that goes. To be called within a transaction. */
export const removeAssignments = async (
  context: CallContext,
  assigned: Assigned,
): Promise<void> => {
  for (const { id } of await assignmentsOf(context, assigned))
    await context.store.remove(ASSIGNMENTS, id);
};

/** The apps of a device, as its page lists them; the id is that of the file. */
export const appsOf = async (context: CallContext, device: Row): Promise<readonly Values[]> => {
  const assignments = await assignmentsOf(context, { deviceId: device.id });
  const ids = assignments.map(({ apkFileId }) => Number(apkFileId));
  const { rows } = await findRows(context, APK_FILES, { where: { id: ids } });
  const files = new Map(rows.map((row) => [row.id, row]));
  return assignments.flatMap(({ apkFileId, isFrontApp }) => {
    const file = files.get(Number(apkFileId));
    if (!file) return [];
    const { id, label: name, versionName: version, packageName } = file;
    return [{ id, name, version, package: packageName, isFrontApp: isFrontApp ? 1 : 0 }];
  });
};
