import { children, defineResource, f, isBlank, link } from '../../schemas';
import { postalAddress } from '../shared/addresses';
import { personNameParts } from '../shared/people';
import { setUpBy } from './shared/setUpBy';

export const suppliers = defineResource({
  name: 'suppliers',
  path: 'webshop/suppliers',
  module: 'webshop',
  menu: { icon: 'truck', place: 70 },
  title: 'called',
  face: {
    facts: ['city', 'phone', 'email', { count: 'users' }],
    less: 'Whom one buys from has no state.',
  },
  fields: {
    name: f.text(),
    description: f.longText(),
    ...postalAddress,
    country: f.country({ default: 'NL', takes: 'anyText' }),
    phone: f.phone({ takes: 'anyText' }),
    email: f.email({ takes: 'anyText' }),
    comments: f.longText(),
  },
  computed: {
    // Nothing has to be filled in; what there is stands in for the name.
    called: {
      field: f.text(),
      of: ({ name, email, city }, _now, { unnamed }) =>
        [name, email, city].find((text) => !isBlank(text)) ?? unnamed,
    },
  },
  links: {
    users: link.functions({
      to: 'users',
      idArg: 'userId',
      choices: { fn: 'getPotentialUsers', path: 'webshop/suppliers/' },
      add: 'addUser',
      remove: 'deleteUser',
      columns: [...personNameParts, 'email'],
      storedIn: { ids: 'userIds' },
    }),
  },
  children: {
    products: children({
      to: 'products',
      parentField: 'supplierId',
      path: 'webshop/suppliers/{id}/products',
      columns: ['title', 'vbnNumber', 'price', 'active'],
      standsAlone: true,
    }),
  },
  imports: { keys: ['name'] },
  list: {
    setUpBy,
    columns: ['name', { field: 'description', onlyWide: true }, 'city', 'email'],
    alsoSearched: ['postalCode', 'phone'],
    sort: 'name',
  },
  detail: [
    {
      tab: 'general',
      sections: {
        supplier: ['name', 'description'],
        contact: ['address', ['postalCode', 'city', 'country'], ['phone', 'email'], 'comments'],
      },
    },
    { children: 'products' },
    { link: 'users' },
  ],
});
