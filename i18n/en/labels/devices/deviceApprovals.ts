import type { deviceApprovals } from '../../../../resources/devices/deviceApprovals';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Device approval |||| Device approvals',
  belongs: 'Devices that announce themselves wait here until somebody approves them.',
  fields: { deviceName: 'Name', deviceId: 'Device', serial: 'Serial number', model: 'Model' },
  asks: { fields: { disapproved: 'Disapproved devices' } },
  actions: {
    approve: {
      label: 'Approve',
      fields: { deviceName: 'Name', deviceGroupId: 'Device group' },
      help: {
        deviceGroupId:
          'Without one the device comes into the group to which devices are added automatically.',
      },
    },
    restore: { label: 'Have it wait again' },
    disApprove: {
      label: 'Disapprove',
      ask: 'Disapprove %{name}?',
      confirm:
        'Disapproved devices get no access. The switch “Disapproved devices” shows them, and there you can have them wait again.',
    },
  },
} satisfies Labels<typeof deviceApprovals>;
