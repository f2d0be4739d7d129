import type { deviceApprovals } from '../../../../resources/devices/deviceApprovals';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Device approval |||| Device approvals',
  fields: { deviceName: 'Device', deviceId: 'Device ID' },
  actions: {
    approve: { label: 'Approve' },
    disApprove: {
      label: 'Disapprove',
      confirm: 'Disapprove this device? It will not be given access.',
    },
  },
} satisfies Labels<typeof deviceApprovals>;
