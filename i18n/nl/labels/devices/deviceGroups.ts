import type { deviceGroups } from '../../../../resources/devices/deviceGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Apparaatgroep |||| Apparaatgroepen',
  belongs: 'Apparaten die hetzelfde tonen; publiceren gaat naar een groep.',
  fields: {
    passcode: 'Toegangscode',
    autoAdd: 'Apparaten automatisch toevoegen',
    onAir: 'Nu op de schermen',
  },
  help: {
    autoAdd:
      'Goedgekeurde apparaten komen in deze groep, tenzij er een andere wordt gekozen. Dit staat bij één groep aan.',
  },
  links: { devices: 'Apparaten' },
} satisfies Labels<typeof deviceGroups>;
