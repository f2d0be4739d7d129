import { children, defineResource, f, link } from '../../schemas';

export const suppliers = defineResource({
  name: 'suppliers',
  path: 'webshop/suppliers',
  module: 'webshop',
  menu: { icon: 'truck', place: 70 },
  title: 'name',
  fields: {
    name: f.text(),
    description: f.longText(),
    address: f.address(),
    postalCode: f.text(),
    city: f.text(),
    country: f.country({ default: 'NL', takesAnyText: true }),
    phone: f.phone({ takesAnyText: true }),
    email: f.email({ takesAnyText: true }),
    comments: f.longText(),
  },
  links: {
    users: link.functions({
      to: 'users',
      idArg: 'userId',
      choices: { fn: 'getPotentialUsers', path: 'webshop/suppliers/' },
      add: 'addUser',
      remove: 'deleteUser',
      columns: ['firstName', 'insertions', 'lastName', 'email'],
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
  list: {
    columns: ['name', { field: 'description', onlyWide: true }, 'city', 'email'],
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
