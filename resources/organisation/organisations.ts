import { defineResource, f, link } from '../../schemas';

export const organisations = defineResource({
  name: 'organisations',
  module: 'administration',
  menu: { icon: 'building', place: 10 },
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    active: f.flag({ default: true }),
    type: f.integer({ readOnly: true, default: 1 }),
    organisationId: f.text({ readOnly: true }),
    address: f.address(),
    city: f.text(),
    country: f.country({ default: 'NL' }),
    phone: f.phone(),
    email: f.email(),
    website: f.url(),
    shopURL: f.url(),
    chamberOfCommerce: f.text(),
    vatNumber: f.text(),
    pintCommission: f.decimal({ default: 0 }),
    onlineCommission: f.decimal({ default: 0 }),
    mediaStorage: f.integer({ default: 1000, min: 0 }),
    apiServer: f.text(),
    databaseName: f.text(),
    organisationLogo: f.image({
      address: 'organisations/logo/get/{id}/{value}',
      upload: 'organisations/logo/upload/{id}',
      remove: { path: 'organisations', fn: 'deleteCompanyLogo', idArg: 'orgId' },
    }),
  },
  links: {
    organisations: link.verbs({
      to: 'organisations',
      path: 'organisations/childs/{id}',
      idArg: 'childid',
      columns: ['name'],
      storedIn: { theirId: 'parentId' },
    }),
    modules: link.verbs({
      to: 'modules',
      path: 'organisations/modules/{id}',
      idArg: 'childid',
      alsoIdArg: 'moduleid',
      with: { todo: 'single' },
      addMany: { idArg: 'modules', with: { todo: 'multi' } },
      columns: ['name'],
      storedIn: { ids: 'moduleIds' },
    }),
  },
  list: {
    columns: ['name', 'city', 'email', 'phone', 'active'],
    alsoSearched: ['organisationId', 'chamberOfCommerce', 'vatNumber'],
  },
  detail: [
    {
      tab: 'general',
      sections: {
        identity: [
          ['name', 'active'],
          'description',
          'organisationLogo',
          ['organisationId', 'type'],
        ],
        contact: ['address', ['city', 'country'], ['phone', 'email'], ['website', 'shopURL']],
        business: [
          ['chamberOfCommerce', 'vatNumber'],
          ['pintCommission', 'onlineCommission'],
        ],
        technical: ['mediaStorage', ['apiServer', 'databaseName']],
      },
    },
    { link: 'organisations' },
    { link: 'modules' },
  ],
});
