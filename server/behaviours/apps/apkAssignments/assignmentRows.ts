import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Values } from '../../../store/Store';
import type { RowIn } from '../../../store/Table';
import { apkAssignments } from '../../../tables/apps/apkAssignments';
import { apkFiles } from '../../../tables/apps/apkFiles';
import { rowsById } from '../../rowsById';

export type Assignment = RowIn<typeof apkAssignments>;
export type ApkFile = RowIn<typeof apkFiles>;

/** The apps of a device, as its page lists them; the id is that of the file. */
export const appsOf = async (
  context: CallContext,
  device: { readonly id: number },
): Promise<readonly Values[]> => {
  const assignments = await rowsOf(context, apkAssignments).find({
    where: { deviceId: device.id },
    only: ['apkFileId', 'isFrontApp'],
  });
  const ids = assignments.map(({ apkFileId }) => apkFileId);
  const files = await rowsById(rowsOf(context, apkFiles), ids);
  return assignments.flatMap(({ apkFileId, isFrontApp }) => {
    const file = files.get(apkFileId ?? 0);
    if (!file) return [];
    const { id, label: name, versionName: version, packageName } = file;
    return [{ id, name, version, package: packageName, isFrontApp: isFrontApp ? 1 : 0 }];
  });
};
