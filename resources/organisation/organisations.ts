import { defineResource, f, isBlank, link } from '../../schemas';
import { canBeVatNumber } from '../shared/vatNumbers';

/** The provider's share of a payment. */
const commission = { min: 0, max: 100, writtenBy: 'provider' } as const;

export const organisations = defineResource({
  name: 'organisations',
  module: 'administration',
  writtenBy: { create: 'provider', delete: 'provider' },
  menu: { icon: 'building', place: 10 },
  title: 'name',
  thumbnail: 'organisationLogo',
  face: { state: 'active', facts: ['type', 'city', 'parentId', 'email'] },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    active: f.flag({ default: true, writtenBy: 'provider' }),
    type: f.choice({ values: [1, 2, 3], default: 1, writtenBy: 'provider' }),
    organisationId: f.text({ readOnly: true }),
    parentId: f.reference({ to: 'organisations', titleIn: 'parentTitle', readOnly: true }),
    address: f.address(),
    city: f.text(),
    country: f.country({ default: 'NL' }),
    phone: f.phone(),
    email: f.email(),
    website: f.url(),
    shopURL: f.url(),
    chamberOfCommerce: f.text({ isCode: true }),
    vatNumber: f.text({ isCode: true }),
    pintCommission: f.percent({ ...commission, default: 0 }),
    onlineCommission: f.percent({ ...commission, default: 0 }),
    mediaStorage: f.integer({ default: 1000, min: 0, unit: 'MB', writtenBy: 'provider' }),
    rowLimit: f.integer({ default: 1_000_000, min: 0, writtenBy: 'provider' }),
    mailLimit: f.integer({ default: 1_000, min: 0, writtenBy: 'provider' }),
    passwordLength: f.integer({ min: 6, max: 64 }),
    demandsSecondFactor: f.flag(),
    historyMonths: f.integer({ min: 1, max: 120 }),
    historyChanges: f.integer({ min: 1_000, max: 10_000_000 }),
    apiServer: f.text({ writtenBy: 'provider' }),
    databaseName: f.text({ writtenBy: 'provider' }),
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
      idArg: ['childid', 'moduleid'],
      with: { todo: 'single' },
      forSeveral: { idsArg: 'modules', with: { todo: 'multi' } },
      columns: ['name'],
      storedIn: { ids: 'moduleIds' },
      writtenBy: 'provider',
    }),
  },
  rules: [
    {
      at: ['vatNumber'],
      holds: ({ vatNumber }) => isBlank(vatNumber) || canBeVatNumber(vatNumber),
      message: 'vatNumber',
    },
  ],
  verbs: { update: { when: { canEdit: true } } },
  // What an organisation may use is agreed with each.
  imports: false,
  list: {
    columns: [
      'name',
      'parentId',
      'city',
      { field: 'email', onlyWide: true },
      { field: 'phone', onlyWide: true },
      'active',
    ],
    alsoSearched: ['organisationId', 'chamberOfCommerce', 'vatNumber'],
  },
  side: ['active', 'type', 'parentId', 'organisationId'],
  detail: [
    {
      tab: 'general',
      sections: {
        identity: ['name', 'description', 'organisationLogo'],
        contact: ['address', ['city', 'country'], ['phone', 'email'], ['website', 'shopURL']],
        business: [
          ['chamberOfCommerce', 'vatNumber'],
          ['pintCommission', 'onlineCommission'],
        ],
        technical: [
          ['mediaStorage', 'rowLimit', 'mailLimit'],
          ['passwordLength', 'demandsSecondFactor'],
          ['historyMonths', 'historyChanges'],
          ['apiServer', 'databaseName'],
        ],
      },
    },
    { link: 'organisations' },
    { link: 'modules' },
  ],
});
