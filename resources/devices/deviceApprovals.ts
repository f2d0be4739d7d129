import { action, defineResource, f } from '../../schemas';

export const deviceApprovals = defineResource({
  name: 'deviceApprovals',
  path: 'device/approvals',
  route: 'deviceapprovals',
  module: 'devices',
  menu: { icon: 'approve', place: 30 },
  title: 'deviceName',
  fields: {
    deviceName: f.text(),
    deviceId: f.reference({ to: 'devices', titleIn: 'deviceName' }),
    // What the device says of itself.
    serial: f.text({ derived: true }),
    model: f.text({ derived: true }),
    isDisapproved: f.flag({ derived: true }),
    creationDate: f.dateTime(),
    lastModified: f.dateTime(),
  },
  actions: {
    approve: action({
      path: 'device/approvals',
      fn: 'approve',
      args: { deviceId: 'deviceId', deviceName: 'deviceName' },
      icon: 'approve',
      at: 'row',
      asks: {
        deviceName: f.text(),
        deviceGroupId: f.reference({ to: 'deviceGroups' }),
      },
      forSeveral: true,
      when: { isDisapproved: false },
      opens: { to: 'devices', idField: 'deviceId' },
      changes: ['devices', 'deviceGroups'],
    }),
    disApprove: action({
      path: 'device/approvals',
      fn: 'disApprove',
      args: { deviceId: 'deviceId' },
      icon: 'block',
      at: 'row',
      confirm: true,
      forSeveral: true,
      when: { isDisapproved: false },
      tone: 'error',
    }),
    restore: action({
      path: 'device/approvals',
      fn: 'restore',
      args: { deviceId: 'deviceId' },
      icon: 'history',
      at: 'row',
      forSeveral: true,
      when: { isDisapproved: true },
    }),
  },
  readOnly: true,
  list: {
    // Devices announce themselves while somebody looks.
    refreshMs: 60_000,
    columns: [
      'deviceId',
      'serial',
      { field: 'model', onlyWide: true },
      'creationDate',
      'lastModified',
    ],
    asks: { disapproved: f.flag() },
    unfiltered: ['deviceId', 'isDisapproved'],
    alsoSearched: ['deviceName'],
    carries: ['isDisapproved'],
    attention: { waiting: {} },
  },
});
