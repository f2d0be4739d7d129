import { defineResource, f, link } from '../../schemas';

export const persons = defineResource({
  name: 'persons',
  module: 'locations',
  menu: { icon: 'accountBox', place: 40 },
  title: ['title', 'firstName', 'insertions', 'lastName'],
  fields: {
    title: f.text(),
    firstName: f.text(),
    insertions: f.text(),
    lastName: f.text({ required: true }),
    function: f.text(),
    email: f.email(),
    phone: f.phone(),
    comments: f.longText(),
  },
  links: {
    locations: link.functions({
      to: 'locations',
      idArg: 'locationId',
      choices: { fn: 'getAvailableLocations' },
      add: 'addLocation',
      remove: 'deleteLocation',
      columns: ['name', 'city'],
      storedIn: { theirIds: 'personIds' },
    }),
  },
  list: { columns: ['firstName', 'insertions', 'lastName', 'function', 'email', 'phone'] },
  detail: [
    {
      tab: 'general',
      fields: [
        ['title', 'firstName', 'insertions', 'lastName'],
        'function',
        ['email', 'phone'],
        'comments',
      ],
    },
    { link: 'locations' },
  ],
});
