import { action, children, defineResource, f, link } from '../../schemas';
import { personNameParts } from '../shared/people';

/** The home organisation's alone: whoever is a guest elsewhere keeps it there. */
const ofAccount = { readOnlyWhen: { isGuest: true } } as const;

export const users = defineResource({
  name: 'users',
  module: 'administration',
  menu: { icon: 'person', place: 30 },
  idField: 'userId',
  title: personNameParts,
  face: { state: 'active', facts: ['roleId', 'groupNames', 'email', 'lastLogin'] },
  fields: {
    firstName: f.text(ofAccount),
    insertions: f.text(ofAccount),
    lastName: f.text({ required: true, ...ofAccount }),
    email: f.email({ required: true, ...ofAccount }),
    phone: f.phone(ofAccount),
    gender: f.choice({
      values: ['M', 'F', 'U'],
      labels: 'genders',
      default: 'U',
      ...ofAccount,
    }),
    roleId: f.reference({ to: 'roles', choices: { in: 'availableRoles' }, required: true }),
    roleBelow: f.flag(),
    active: f.flag({ default: true, ...ofAccount }),
    apiUser: f.flag(ofAccount),
    autoApproval: f.flag(ofAccount),
    isGuest: f.flag({ readOnly: true, as: 'boolean' }),
    lastModified: f.dateTime({ readOnly: true }),
    lastLogin: f.dateTime({ readOnly: true }),
    hasSecondFactor: f.flag({ readOnly: true, as: 'boolean' }),
    canSendLink: f.flag({ readOnly: true, as: 'boolean' }),
    organisationName: f.text({ readOnly: true }),
    roleName: f.text({ readOnly: true }),
    groupNames: f.text({ readOnly: true }),
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
      when: { isGuest: false },
    }),
    sendPasswordLink: action({
      fn: 'sendPasswordLink',
      icon: 'mail',
      confirm: true,
      when: { isGuest: false, canSendLink: true },
    }),
    removeSecondFactors: action({
      fn: 'removeSecondFactors',
      icon: 'key',
      confirm: true,
      tone: 'error',
      when: { hasSecondFactor: true, isGuest: false },
    }),
    addMember: action({
      fn: 'addMember',
      icon: 'people',
      at: 'list',
      right: 'create',
      asks: { email: f.email({ required: true }) },
      opens: 'created',
    }),
    removeMember: action({
      fn: 'removeMember',
      icon: 'block',
      right: 'delete',
      confirm: true,
      tone: 'error',
      when: { isGuest: true },
    }),
  },
  children: {
    activity: children({
      to: 'activity',
      parentField: 'user',
      columns: ['subject', 'action', 'resourceName', 'at'],
      standsAlone: true,
    }),
  },
  verbs: {
    loadsDefaults: true,
    create: { revealOnce: 'password' },
    update: { when: { canEdit: true } },
    delete: { when: { isGuest: false } },
  },
  // A new user's password is shown once, and roles are given one at a time.
  imports: false,
  list: {
    columns: [
      { field: 'lastName', titled: true, below: 'email' },
      'roleName',
      { field: 'groupNames', onlyWide: true, opens: 'groups' },
      { field: 'lastLogin', onlyWide: true },
      'active',
    ],
    filters: ['role', 'groupId', 'active'],
    asks: { role: f.choice({ values: [1, 2, 3] }), groupId: f.reference({ to: 'groups' }) },
    unfiltered: ['roleId'],
    unlisted: ['roleId'],
    alsoSearched: ['phone'],
    sort: 'lastName',
  },
  side: [
    'active',
    'apiUser',
    'autoApproval',
    'hasSecondFactor',
    'isGuest',
    'organisationName',
    'lastLogin',
    'lastModified',
  ],
  detail: [
    {
      tab: 'general',
      fields: [personNameParts, ['email', 'phone'], 'gender', ['roleId', 'roleBelow']],
    },
    { link: 'groups' },
    { children: 'activity' },
  ],
});
