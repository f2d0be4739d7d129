import type { CallContext } from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { ok, type Reply } from '../../../contract/reply';
import { requireRow } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { sentId } from '../../../wire/sent';
import { APK_FILES, ASSIGNMENTS, appsOf, assignmentsOf } from './assignmentRows';
import { replaceVersions } from './oneOfEach';

const wantedFile = (context: CallContext): Promise<Row> =>
  requireRow(context, APK_FILES, neededPart(context.call.body, 'apkFileId', sentId));

/** Answers which version of an app a device has, and which it would have. */
export const installedBefore = async (context: CallContext, device: Row): Promise<Reply> => {
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
export const installApp = async (context: CallContext, device: Row): Promise<Reply> => {
  const file = await wantedFile(context);
  const there = await assignmentsOf(context, { deviceId: device.id, apkFileId: file.id });
  const now = new Date(context.clock()).toISOString();
  if (there.length === 0)
    await context.store.insert(ASSIGNMENTS, {
      organisationId: context.call.organisation.id,
      deviceId: device.id,
      apkFileId: file.id,
      isFrontApp: 0,
      assignedDate: now,
      lastModified: now,
    });
  await replaceVersions(context, { file, deviceIds: [device.id] });
  const params = { app: `${file.label} ${file.versionName}`, name: String(device.deviceName) };
  return ok({ message: context.call.text('server.devices.appInstalled', params) });
};
