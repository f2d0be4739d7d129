import { defineResource, f, link } from '../../schemas';
import { locationLink } from '../shared/locationLink';

const OTHER = 4;

export const tables = defineResource({
  name: 'tables',
  module: 'locations',
  menu: { icon: 'table', place: 50 },
  title: 'name',
  face: {
    facts: ['number', 'seats', 'shape', 'locationName'],
    less: 'Tables are not taken and freed here.',
  },
  fields: {
    name: f.text({ required: true }),
    number: f.integer({ required: true, default: 1, min: 1, max: 9_999 }),
    shape: f.choice({ values: [0, 1, 2, 3, 4], notOffered: [4], required: true }),
    seats: f.integer({ required: true, default: 4, min: 0, max: 999 }),
    identifier: f.text({ readOnly: true }),
    locationName: f.text({ readOnly: true }),
  },
  rules: [
    {
      // What isn't a table, such as a counter, may seat nobody.
      at: ['seats'],
      holds: ({ shape, seats }) => shape === null || shape === OTHER || seats !== 0,
      message: 'noSeats',
    },
  ],
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
    columns: ['name', 'locationName', 'number', 'shape', 'seats'],
    alsoSearched: ['identifier'],
  },
  detail: [
    { tab: 'general', fields: ['name', ['number', 'seats', 'shape'], 'identifier'] },
    { link: 'location' },
  ],
});
