import type { locations } from '../../../../resources/people/locations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Locatie |||| Locaties',
  fields: {
    name: 'Naam',
    address: 'Adres',
    postalCode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
    phone: 'Telefoon',
    email: 'E-mail',
    comments: 'Opmerkingen',
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
    pinterminals: { fields: { name: 'Naam' } },
    tables: { fields: { name: 'Naam', number: 'Nummer', seats: 'Zitplaatsen' } },
  },
  tabs: { devices: 'Apparaten', pinterminals: 'Pinterminals', tables: 'Tafels' },
  links: { contactPersons: 'Contactpersonen' },
} satisfies Labels<typeof locations>;
