import { defineResource, f, link } from '../../schemas';

export const groups = defineResource({
  name: 'groups',
  module: 'administration',
  menu: { icon: 'security', place: 40 },
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    access: f.accessFlags(),
  },
  links: {
    modules: link.verbs({
      to: 'modules',
      path: 'groups/{id}/modules',
      idArg: 'moduleid',
      columns: ['name'],
      storedIn: { ids: 'moduleIds' },
    }),
  },
  list: { columns: ['name', 'description', 'access'] },
  detail: [{ tab: 'general', fields: ['name', 'description', 'access'] }, { link: 'modules' }],
});
