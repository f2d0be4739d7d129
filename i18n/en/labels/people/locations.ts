import type { locations } from '../../../../resources/people/locations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Location |||| Locations',
  belongs: 'The places where devices stand and goods are fetched.',
  fields: {
    latitude: 'Latitude',
    longitude: 'Longitude',
    devices: 'Devices',
    pinterminals: 'PIN terminals',
    tables: 'Tables',
  },
  help: {
    latitude: 'In decimal degrees, such as 52.3731.',
    longitude: 'In decimal degrees, such as 4.8922.',
  },
  rows: {
    devices: { fields: { deviceName: 'Name', model: 'Model', serial: 'Serial number' } },
    tables: { fields: { seats: 'Seats' } },
  },
  links: { contactPersons: 'Contact persons' },
} satisfies Labels<typeof locations>;
