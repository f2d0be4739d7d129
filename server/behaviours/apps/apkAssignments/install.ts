import type { devices } from '../../../../resources/devices/devices';
import type { CallContext } from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { ok, type Reply } from '../../../contract/reply';
import { requireRow, rowsOf } from '../../../records/tenant';
import { apkAssignments } from '../../../tables/apps/apkAssignments';
import { apkFiles } from '../../../tables/apps/apkFiles';
import type { StoredOf } from '../../../tables/StoredOf';
import { sentId } from '../../../wire/sent';
import { type ApkFile, appsOf } from './assignmentRows';
import { replaceVersions } from './oneOfEach';

type Device = StoredOf<typeof devices>;

const wantedFile = (context: CallContext): Promise<ApkFile> =>
  requireRow(context, apkFiles, neededPart(context.call.body, 'apkFileId', sentId));

/** Answers which version of an app a device has, and which it would have. */
export const installedBefore = async (context: CallContext, device: Device): Promise<Reply> => {
  const file = await wantedFile(context);
  const present = (await appsOf(context, device)).find((app) => app.package === file.packageName);
  const title = `${device.deviceName}: ${file.label}`;
  return ok({
    results: [{ title, before: present?.version ?? '', after: file.versionName }],
  });
};

/**
 * Gives a device a version of an app in place of the one that it has; one that begins with the app still does. To be
 * called within a transaction.
 */
export const installApp = async (context: CallContext, device: Device): Promise<Reply> => {
  const file = await wantedFile(context);
  const given = { deviceId: device.id, apkFileId: file.id };
  const assignments = rowsOf(context, apkAssignments);
  const now = new Date(context.clock()).toISOString();
  if ((await assignments.count({ where: given })) === 0)
    await assignments.insert({ ...given, isFrontApp: 0, assignedDate: now, lastModified: now });
  await replaceVersions(context, { file, deviceIds: [device.id] });
  const params = { app: `${file.label} ${file.versionName}`, name: String(device.deviceName) };
  return ok({ message: context.call.text('server.devices.appInstalled', params) });
};
