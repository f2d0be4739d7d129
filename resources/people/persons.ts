import { defineResource, f, link } from '../../schemas';
import { locationLink } from '../shared/locationLink';
import { personName, personNameParts } from '../shared/people';

export const persons = defineResource({
  name: 'persons',
  module: 'locations',
  menu: { icon: 'accountBox', place: 40 },
  title: ['title', ...personNameParts],
  face: {
    facts: ['function', 'email', 'phone', { count: 'locations' }],
    less: 'Whom one calls has no state.',
  },
  fields: {
    title: f.text(),
    ...personName,
    function: f.text(),
    email: f.email(),
    phone: f.phone(),
    comments: f.longText(),
  },
  links: {
    locations: link.functions({
      ...locationLink,
      columns: ['name', 'city'],
      storedIn: { theirIds: 'personIds' },
    }),
  },
  list: {
    isOfferedWhole: true,
    columns: [{ field: 'lastName', titled: true, below: 'function' }, 'email', 'phone'],
    sort: 'lastName',
  },
  detail: [
    {
      tab: 'general',
      fields: [['title', ...personNameParts], 'function', ['email', 'phone'], 'comments'],
    },
    { link: 'locations' },
  ],
});
