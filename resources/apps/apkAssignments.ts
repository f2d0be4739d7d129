import { defineResource, f } from '../../schemas';

const selectBoth = { required: 'selectBoth' } as const;

export const apkAssignments = defineResource({
  name: 'apkAssignments',
  path: 'apk/assignments',
  envelope: 'success',
  module: 'devices',
  menu: { icon: 'install', place: 50 },
  title: ['apkName', 'deviceName'],
  face: {
    facts: ['assignedDate', 'packageName', 'deviceId'],
    less: 'An app is on a device, or it is not.',
  },
  messages: { deleted: 'deleted' },
  fields: {
    deviceId: f.reference({
      to: 'devices',
      titleIn: 'deviceName',
      required: true,
      messages: selectBoth,
    }),
    apkFileId: f.reference({
      to: 'apkFiles',
      titleIn: 'apkName',
      required: true,
      messages: selectBoth,
    }),
    isFrontApp: f.flag(),
    assignedDate: f.dateTime({ readOnly: true }),
    lastModified: f.dateTime({ readOnly: true }),
    // As the device and the file report them.
    deviceName: f.text({ readOnly: true, derived: true }),
    model: f.text({ readOnly: true, derived: true }),
    serial: f.text({ readOnly: true, derived: true }),
    apkName: f.text({ readOnly: true, derived: true }),
    packageName: f.text({ readOnly: true }),
    versionName: f.text({ readOnly: true, derived: true }),
    originalFileName: f.text({ readOnly: true, derived: true }),
  },
  verbs: { update: false, create: { method: 'POST', path: 'apk/assignments' } },
  redirect: { createTo: 'list' },
  list: {
    columns: [
      'deviceId',
      'apkFileId',
      { field: 'packageName', onlyWide: true },
      'isFrontApp',
      'assignedDate',
      { field: 'lastModified', onlyWide: true },
    ],
    sort: { field: 'assignedDate', descending: true },
    filters: ['isFrontApp'],
    alsoSearched: ['deviceName', 'serial', 'apkName', 'originalFileName'],
    addsInDialog: true,
    deletesInRow: true,
    // The devices of a file are shown together.
    isOfferedWhole: true,
    toggle: {
      field: 'isFrontApp',
      path: 'apk/assignments/{id}/setFrontApp',
      args: { isFrontApp: 'isFrontApp' },
    },
  },
});
