import { action, defineResource, f } from '../../schemas';

export const deviceApprovals = defineResource({
  name: 'deviceApprovals',
  path: 'device/approvals',
  route: 'deviceapprovals',
  module: 'devices',
  menu: { icon: 'approve', place: 30 },
  title: 'deviceName',
  fields: {
    deviceName: f.text({ readOnly: true }),
    deviceId: f.integer({ readOnly: true }),
    creationDate: f.dateTime({ readOnly: true }),
    lastModified: f.dateTime({ readOnly: true }),
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
  list: { columns: ['deviceName', 'creationDate', 'lastModified'] },
});
