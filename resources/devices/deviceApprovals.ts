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
    deviceId: f.integer(),
    creationDate: f.dateTime(),
    lastModified: f.dateTime(),
  },
  actions: {
    approve: action({
      path: 'device/approvals',
      fn: 'approve',
      args: { deviceId: 'deviceId' },
      icon: 'approve',
      at: 'row',
    }),
    disApprove: action({
      path: 'device/approvals',
      fn: 'disApprove',
      args: { deviceId: 'deviceId' },
      icon: 'block',
      at: 'row',
      confirm: true,
      tone: 'error',
    }),
  },
  readOnly: true,
  list: {
    columns: ['deviceName', 'creationDate', 'lastModified'],
    attention: { waiting: {} },
  },
});
