import { defineResource, f } from '../../schemas';

/** Lists that visitors wait in; they are looked up here, and lead nowhere. */
export const waitinglists = defineResource({
  name: 'waitinglists',
  path: 'digitalsignage/waitinglists',
  module: 'signage',
  menu: { icon: 'groups', place: 40 },
  title: 'name',
  face: {
    state: 'active',
    facts: ['creationDate', 'description'],
    less: 'There is no more to them here.',
  },
  fields: {
    name: f.text(),
    description: f.longText(),
    active: f.flag(),
    creationDate: f.dateTime({ wire: 'created' }),
  },
  readOnly: true,
  list: {
    columns: ['name', 'description', 'active', 'creationDate'],
    sort: 'name',
    isOfferedWhole: true,
  },
});
