import { action, defineResource, f, link } from '../../schemas';
import { personName, personNameParts } from '../shared/people';

export const users = defineResource({
  name: 'users',
  module: 'administration',
  menu: { icon: 'person', place: 30 },
  idField: 'userId',
  title: personNameParts,
  fields: {
    ...personName,
    email: f.email({ required: true }),
    phone: f.phone(),
    gender: f.gender(),
    roleId: f.reference({ to: 'roles', choices: { in: 'availableRoles' }, required: true }),
    active: f.flag({ default: true }),
    apiUser: f.flag(),
    autoApproval: f.flag(),
    lastModified: f.dateTime({ readOnly: true }),
    lastLogin: f.dateTime({ readOnly: true }),
    organisationName: f.text({ readOnly: true }),
  },
  onSave: ({ active, apiUser, autoApproval }) => ({ active: active || (apiUser && autoApproval) }),
  links: {
    groups: link.set({
      to: 'groups',
      path: 'users/{id}/groups',
      idArg: 'assigned',
      columns: ['name'],
      storedIn: { ids: 'groupIds' },
    }),
  },
  actions: {
    resetPassword: action({
      fn: 'resetpassword',
      icon: 'resetPassword',
      confirm: true,
      revealOnce: 'password',
    }),
  },
  verbs: { loadsDefaults: true, create: { revealOnce: 'password' } },
  list: {
    columns: [...personNameParts, 'email', 'active', 'lastLogin'],
    alsoSearched: ['phone'],
    sort: 'lastName',
  },
  detail: [
    {
      tab: 'general',
      fields: [
        personNameParts,
        ['email', 'phone'],
        ['gender', 'roleId'],
        ['active', 'apiUser', 'autoApproval'],
      ],
    },
    { link: 'groups' },
    { tab: 'details', fields: ['organisationName', ['lastModified', 'lastLogin']] },
  ],
});
