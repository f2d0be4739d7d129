import { defineResource, f, link } from '../../schemas';
import { locationLink } from '../shared/locationLink';

export const tables = defineResource({
  name: 'tables',
  module: 'locations',
  menu: { icon: 'table', place: 50 },
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    number: f.integer({ required: true, default: 1 }),
    shape: f.choice({ values: [0, 1, 2, 3, 4], notOffered: [4], required: true }),
    seats: f.integer({ required: true, default: 4, min: 0 }),
    identifier: f.text({ readOnly: true }),
    locationName: f.text({ readOnly: true }),
  },
  links: {
    location: link.functions({
      ...locationLink,
      columns: ['name', 'city'],
      storedIn: { id: 'locationId' },
    }),
  },
  redirect: { create: 0 },
  list: {
    isOfferedWhole: true,
    columns: ['name', 'number', 'shape', 'seats', { field: 'locationName', onlyWide: true }],
    alsoSearched: ['identifier'],
  },
  detail: [
    { tab: 'general', fields: ['name', ['number', 'seats', 'shape'], 'identifier'] },
    { link: 'location' },
  ],
});
