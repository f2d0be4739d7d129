import { apkAssignments as definition } from '../../../resources/apps/apkAssignments';
import { type Behaviour, type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { titleOfRow } from '../../records/references/titles';
import { findRows, requireRow } from '../../records/tenant';
import { refuseChanged } from '../../records/versions/refuseChanged';
import { OWN } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { readFlag } from '../../wire/flag';
import { sentId } from '../../wire/sent';
import { APK_FILES, ASSIGNMENTS, assignmentsOf } from './apkAssignments/assignmentRows';
import { replaceVersionsAsked, unmarkOthers } from './apkAssignments/oneOfEach';
import { saveForFile } from './apkAssignments/saveForFile';

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Sets the flag as it was sent, or turns it round where none was. */
const setFrontApp = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { params, body } = context.call;
    const row = await requireRow(context, ASSIGNMENTS, sentId(params.id));
    await refuseChanged(context, definition, row, OWN);
    const isFrontApp =
      body.isFrontApp === undefined
        ? 1 - Number(row.isFrontApp)
        : sentPart(body, 'isFrontApp', readFlag);
    const lastModified = new Date(context.clock()).toISOString();
    await context.store.update(ASSIGNMENTS, row.id, { isFrontApp, lastModified });
    if (isFrontApp === 1)
      await unmarkOthers(context, Number(row.apkFileId), [Number(row.deviceId)]);
    return ok({ message: context.call.text('server.apk.frontAppUpdated') });
  });

/** Which device has which app, and with which of them it begins. */
export const apkAssignments: Behaviour = {
  calls: [
    {
      method: 'POST',
      path: 'apk/assignments',
      sent: 'deviceIds',
      envelope: 'success',
      modules: ['devices'],
      right: 'update',
      run: saveForFile,
    },
    {
      method: 'POST',
      path: 'apk/assignments/{id}/setFrontApp',
      envelope: 'success',
      modules: ['devices'],
      right: 'update',
      run: setFrontApp,
    },
  ],

  virtual: {
    names: [
      'deviceName',
      'model',
      'serial',
      'apkName',
      'packageName',
      'versionName',
      'originalFileName',
    ],
    of: async (context) => {
      const devices = byId((await findRows(context, 'devices')).rows);
      const files = byId((await findRows(context, APK_FILES)).rows);
      return ({ deviceId, apkFileId }) => {
        const device = devices.get(Number(deviceId));
        const file = files.get(Number(apkFileId));
        return {
          deviceName: device?.deviceName ?? '',
          model: device?.model ?? '',
          serial: device?.serial ?? '',
          apkName: file ? titleOfRow(context, APK_FILES, file) : '',
          packageName: file?.packageName ?? '',
          versionName: file?.versionName ?? '',
          originalFileName: file?.originalFileName ?? '',
        };
      };
    },
  },

  onSave: async (context, { before, after }) => {
    const assigned = { deviceId: Number(after.deviceId), apkFileId: Number(after.apkFileId) };
    if (before === undefined && (await assignmentsOf(context, assigned)).length > 0)
      throw new FieldProblems(ASSIGNMENTS, { deviceId: { message: 'server.apk.there' } }, 409);
    return before ? {} : { assignedDate: new Date(context.clock()).toISOString() };
  },

  afterSave: async (context, { before, row: { deviceId, apkFileId, isFrontApp } }) => {
    if (before) return;
    const file = await requireRow(context, APK_FILES, Number(apkFileId));
    const deviceIds = [Number(deviceId)];
    await replaceVersionsAsked(context, { file, deviceIds });
    if (isFrontApp === 1) await unmarkOthers(context, file.id, deviceIds);
  },
};
