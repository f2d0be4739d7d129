import type { deviceApprovals } from '../../../../resources/devices/deviceApprovals';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Apparaatgoedkeuring |||| Apparaatgoedkeuringen',
  fields: { deviceName: 'Apparaat', deviceId: 'Apparaat-ID' },
  actions: {
    approve: { label: 'Goedkeuren' },
    disApprove: {
      label: 'Afkeuren',
      confirm: 'Dit apparaat afkeuren? Het krijgt dan geen toegang.',
    },
  },
} satisfies Labels<typeof deviceApprovals>;
