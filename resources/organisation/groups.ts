import { defineResource, f, link } from '../../schemas';
import { personNameParts } from '../shared/people';

export const groups = defineResource({
  name: 'groups',
  module: 'administration',
  menu: { icon: 'security', place: 40 },
  title: 'name',
  face: {
    facts: [{ count: 'members' }, { count: 'modules' }, 'description'],
    less: 'Rights are given as long as the group is there.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    access: f.accessFlags(),
    demandsSecondFactor: f.flag(),
    moduleNames: f.text({ readOnly: true }),
  },
  links: {
    modules: link.verbs({
      to: 'modules',
      path: 'groups/{id}/modules',
      idArg: 'moduleid',
      columns: ['name'],
      storedIn: { ids: 'moduleIds' },
    }),
    members: link.verbs({
      to: 'users',
      path: 'groups/{id}/users',
      idArg: 'userId',
      columns: [...personNameParts, 'email'],
      storedIn: { theirIds: 'groupIds' },
    }),
  },
  verbs: { update: { when: { canEdit: true } } },
  // Who may do what is given one at a time.
  imports: false,
  list: { columns: ['name', 'description', 'access', 'moduleNames'] },
  detail: [
    { tab: 'general', fields: ['name', 'description', 'access', 'demandsSecondFactor'] },
    { link: 'modules' },
    { link: 'members' },
  ],
});
