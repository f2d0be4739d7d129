import type { deviceGroups } from '../../../../resources/devices/deviceGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Device group |||| Device groups',
  belongs: 'Devices that show the same; what is published goes to a group.',
  fields: { passcode: 'Passcode', autoAdd: 'Add devices automatically', onAir: 'On air' },
  help: {
    autoAdd:
      'Approved devices come into this group unless another is chosen. Only one group has this on.',
  },
  links: { devices: 'Devices' },
} satisfies Labels<typeof deviceGroups>;
