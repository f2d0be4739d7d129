import { apkAssignments as definition } from '../../../resources/apps/apkAssignments';
import { devices } from '../../../resources/devices/devices';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { foundThrough } from '../../records/list/foundThrough';
import { titleOfRow } from '../../records/references/titles';
import { requireRow, rowsOf } from '../../records/tenant';
import { refuseChanged } from '../../records/versions/refuseChanged';
import { OWN } from '../../records/versions/version';
import type { RowIn } from '../../store/Table';
import { apkAssignments as table } from '../../tables/apps/apkAssignments';
import { apkFiles } from '../../tables/apps/apkFiles';
import type { StoredOf } from '../../tables/StoredOf';
import { tableOf } from '../../tables/tableOf';
import { readFlag } from '../../wire/flag';
import { sentId } from '../../wire/sent';
import { rowsById } from '../rowsById';
import { replaceVersionsAsked, unmarkOthers } from './apkAssignments/oneOfEach';
import { saveForFile } from './apkAssignments/saveForFile';
import { giveWay, restoreMark } from './apkAssignments/takingBack';

const deviceTable = tableOf(devices);

/** The flag as it was sent, or turned round where none was. */
const flagFor = ({ call: { body } }: CallContext, present: 0 | 1 | undefined): 0 | 1 => {
  if (body.isFrontApp !== undefined) return sentPart(body, 'isFrontApp', readFlag);
  return present === 1 ? 0 : 1;
};

const setFrontApp = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const row = await requireRow(context, table, sentId(context.call.params.id), 'lock');
    await refuseChanged(context, definition, row, OWN);
    const isFrontApp = flagFor(context, row.isFrontApp);
    const lastModified = new Date(context.clock()).toISOString();
    await rowsOf(context, table).update(row.id, { isFrontApp, lastModified });
    if (isFrontApp === 1) await unmarkOthers(context, row.apkFileId ?? 0, [row.deviceId ?? 0]);
    return ok({ message: context.call.text('server.apk.frontAppUpdated') });
  });

const foundInDevice = (searched: readonly (keyof StoredOf<typeof devices> & string)[]) =>
  foundThrough(table, { field: 'deviceId', to: deviceTable, searched });
const foundInFile = (searched: readonly (keyof RowIn<typeof apkFiles> & string)[]) =>
  foundThrough(table, { field: 'apkFileId', to: apkFiles, searched });

/** Which device has which app, and with which of them it begins. */
export const apkAssignments = behaviour(definition, table, {
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
    of: async (context, rows) => {
      const deviceIds = rows.map(({ deviceId }) => deviceId);
      const known = await rowsById(rowsOf(context, deviceTable), deviceIds, [
        'deviceName',
        'model',
        'serial',
      ]);
      const fileIds = rows.map(({ apkFileId }) => apkFileId);
      const files = await rowsById(rowsOf(context, apkFiles), fileIds);
      return ({ deviceId, apkFileId }) => {
        const device = known.get(deviceId ?? 0);
        const file = files.get(apkFileId ?? 0);
        return {
          deviceName: device?.deviceName ?? '',
          model: device?.model ?? '',
          serial: device?.serial ?? '',
          apkName: file ? titleOfRow(context, apkFiles.name, file) : '',
          packageName: file?.packageName ?? '',
          versionName: file?.versionName ?? '',
          originalFileName: file?.originalFileName ?? '',
        };
      };
    },
    found: {
      deviceName: foundInDevice(['deviceName']),
      serial: foundInDevice(['serial']),
      apkName: foundInFile(['label', 'versionName']),
      packageName: foundInFile(['packageName']),
      originalFileName: foundInFile(['originalFileName']),
    },
  },

  onSave: async (context, { before, after: { deviceId = null, apkFileId = null } }) => {
    if (before) return {};
    if ((await rowsOf(context, table).count({ where: { deviceId, apkFileId } })) > 0)
      throw new FieldProblems(table.name, { deviceId: { message: 'server.apk.there' } }, 409);
    return { assignedDate: new Date(context.clock()).toISOString() };
  },

  afterSave: async (context, { before, row: { deviceId, apkFileId, isFrontApp } }) => {
    if (before) return;
    const file = await requireRow(context, apkFiles, apkFileId ?? 0);
    const deviceIds = [deviceId ?? 0];
    await replaceVersionsAsked(context, { file, deviceIds });
    if (isFrontApp === 1) await unmarkOthers(context, file.id, deviceIds);
  },

  onReturn: giveWay,

  restores: { isFrontApp: restoreMark },
});
