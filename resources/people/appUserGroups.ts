import { defineResource, f, link } from '../../schemas';
import { personNameParts } from '../shared/people';

export const appUserGroups = defineResource({
  name: 'appUserGroups',
  path: 'appusergroups',
  route: 'applicationusergroups',
  module: 'applicationUsers',
  menu: { icon: 'group', place: 20 },
  title: 'name',
  face: {
    facts: [{ count: 'users' }, 'tag', 'description'],
    less: 'Its members have a state each.',
  },
  fields: {
    name: f.text({ required: true, messages: { required: 'nameRequired' } }),
    description: f.longText(),
    tag: f.text(),
  },
  links: {
    users: link.functions({
      to: 'applicationUsers',
      idArg: 'userId',
      choices: { fn: 'getAvailableAppUsers' },
      add: 'addAppUser',
      remove: 'deleteAppUser',
      columns: [...personNameParts, 'email'],
      storedIn: { theirIds: 'groupIds' },
    }),
  },
  list: { columns: ['name', 'description', 'tag'] },
  detail: [{ tab: 'general', fields: ['name', 'description', 'tag'] }, { link: 'users' }],
});
