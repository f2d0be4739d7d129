import type { deviceApprovals } from '../../../../resources/devices/deviceApprovals';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Apparaatgoedkeuring |||| Apparaatgoedkeuringen',
  belongs: 'Apparaten die zich melden, wachten hier tot iemand ze goedkeurt.',
  fields: { deviceName: 'Naam', deviceId: 'Apparaat', serial: 'Serienummer', model: 'Model' },
  asks: { fields: { disapproved: 'Afgekeurde apparaten' } },
  actions: {
    approve: {
      label: 'Goedkeuren',
      fields: { deviceName: 'Naam', deviceGroupId: 'Apparaatgroep' },
      help: {
        deviceGroupId:
          'Kies je er geen, dan komt het apparaat in de groep waaraan apparaten automatisch worden toegevoegd.',
      },
    },
    restore: { label: 'Weer laten wachten' },
    disApprove: {
      label: 'Afkeuren',
      ask: '%{name} afkeuren?',
      confirm:
        'Afgekeurde apparaten krijgen geen toegang. De schakelaar ‘Afgekeurde apparaten’ toont ze, en daar kun je ze weer laten wachten.',
    },
  },
} satisfies Labels<typeof deviceApprovals>;
