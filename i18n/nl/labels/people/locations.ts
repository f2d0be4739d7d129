import type { locations } from '../../../../resources/people/locations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Locatie |||| Locaties',
  belongs: 'De plekken waar apparaten staan en waar wordt afgehaald.',
  fields: {
    latitude: 'Breedtegraad',
    longitude: 'Lengtegraad',
    devices: 'Apparaten',
    pinterminals: 'Pinterminals',
    tables: 'Tafels',
  },
  help: {
    latitude: 'In decimale graden, zoals 52,3731.',
    longitude: 'In decimale graden, zoals 4,8922.',
  },
  rows: {
    devices: { fields: { deviceName: 'Naam', model: 'Model', serial: 'Serienummer' } },
    tables: { fields: { seats: 'Zitplaatsen' } },
  },
  links: { contactPersons: 'Contactpersonen' },
} satisfies Labels<typeof locations>;
