import { action, defineResource, f, isBlank } from '../../schemas';
import { documentChoices } from '../shared/documentChoices';
import { personName, personNameParts } from '../shared/people';

export const applicationUsers = defineResource({
  name: 'applicationUsers',
  path: 'applicationusers',
  module: 'applicationUsers',
  menu: { icon: 'people', place: 10 },
  idField: 'userId',
  title: personNameParts,
  face: { state: 'active', facts: ['email', 'companyName', { count: 'groups' }, 'registered'] },
  fields: {
    ...personName,
    lastName: f.text(),
    email: f.email(),
    phone: f.phone(),
    gender: f.gender(),
    companyName: f.text(),
    supplierName: f.text({ readOnly: true }),
    pincode: f.secret(),
    active: f.flag({ default: true }),
    registered: f.flag(),
    permissionForNewsletter: f.flag(),
    comments: f.longText(),
    lastModified: f.dateTime({ readOnly: true }),
    personalDocumentId: f.reference({
      to: 'objectsDefinitions',
      titleIn: 'personalDocumentTitle',
      choices: documentChoices(1),
    }),
    properties: f.keyValues(),
    addresses: f.rows({
      messages: { incompleteRow: 'addressesMinimum' },
      fields: {
        firstName: f.text(),
        insertion: f.text(),
        lastName: f.text({ required: true }),
        companyName: f.text(),
        address: f.address({ required: true }),
        postalCode: f.text(),
        city: f.text({ required: true }),
        country: f.country({ default: 'NL' }),
      },
    }),
    groups: f.rows({ readOnly: true, fields: { name: f.text() } }),
  },
  // Who has none of these is found by nothing.
  rules: [
    {
      at: ['lastName'],
      holds: ({ firstName, lastName, email, phone, companyName }) =>
        [firstName, lastName, email, phone, companyName].some((value) => !isBlank(value)),
      message: 'nobody',
    },
  ],
  actions: {
    resetPassword: action({
      fn: 'resetpassword',
      icon: 'resetPassword',
      confirm: true,
      revealOnce: 'password',
    }),
  },
  list: {
    columns: [
      { field: 'lastName', titled: true, below: 'email' },
      'phone',
      { field: 'companyName', onlyWide: true },
      'active',
    ],
    filters: ['active', 'registered'],
    sort: 'lastName',
    bulkEdit: ['active', 'registered', 'permissionForNewsletter'],
  },
  side: ['active', 'registered', 'permissionForNewsletter', 'lastModified'],
  detail: [
    {
      tab: 'general',
      sections: {
        person: [personNameParts, ['email', 'phone'], ['gender', 'pincode']],
        company: [['companyName', 'supplierName']],
        account: ['comments'],
        personalDocument: ['personalDocumentId'],
      },
    },
    { tab: 'properties', fields: ['properties'] },
    { tab: 'addresses', fields: ['addresses'] },
    { tab: 'groups', fields: ['groups'] },
  ],
});
