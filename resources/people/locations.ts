import { defineResource, f, link } from '../../schemas';
import { postalAddress } from '../shared/addresses';
import { personNameParts } from '../shared/people';

export const locations = defineResource({
  name: 'locations',
  module: 'locations',
  menu: { icon: 'location', place: 30 },
  title: 'name',
  face: {
    facts: ['address', 'city', 'phone', { count: 'devices' }],
    less: 'A place has no state; what stands there has.',
  },
  fields: {
    name: f.text({ required: true }),
    ...postalAddress,
    phone: f.phone(),
    email: f.email(),
    comments: f.longText(),
    latitude: f.decimal({ min: -90, max: 90 }),
    longitude: f.decimal({ min: -180, max: 180 }),
    devices: f.rows({
      readOnly: true,
      fields: { deviceName: f.text(), model: f.text(), serial: f.text() },
    }),
    pinterminals: f.rows({ readOnly: true, fields: { name: f.text() } }),
    tables: f.rows({
      readOnly: true,
      fields: { name: f.text(), number: f.integer(), seats: f.integer() },
    }),
  },
  links: {
    contactPersons: link.functions({
      to: 'persons',
      idArg: 'personId',
      choices: { fn: 'getAvailablePersons' },
      add: 'addPerson',
      remove: 'deletePerson',
      columns: [...personNameParts, 'title'],
      storedIn: { ids: 'personIds' },
    }),
  },
  list: {
    columns: ['name', 'address', 'city', 'phone'],
    alsoSearched: ['postalCode', 'email'],
    sort: 'name',
  },
  detail: [
    {
      tab: 'general',
      fields: [
        'name',
        'address',
        ['postalCode', 'city', 'country'],
        ['phone', 'email'],
        ['latitude', 'longitude'],
        'comments',
      ],
    },
    { link: 'contactPersons' },
    { tab: 'devices', fields: ['devices'] },
    { tab: 'pinterminals', fields: ['pinterminals'] },
    { tab: 'tables', fields: ['tables'] },
  ],
});
