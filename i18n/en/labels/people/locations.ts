import type { locations } from '../../../../resources/people/locations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Location |||| Locations',
  fields: {
    name: 'Name',
    address: 'Address',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
    comments: 'Comments',
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
    pinterminals: { fields: { name: 'Name' } },
    tables: { fields: { name: 'Name', number: 'Number', seats: 'Seats' } },
  },
  tabs: { devices: 'Devices', pinterminals: 'PIN terminals', tables: 'Tables' },
  links: { contactPersons: 'Contact persons' },
} satisfies Labels<typeof locations>;
