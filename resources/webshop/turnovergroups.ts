import { defineResource, f } from '../../schemas';
import { setUpBy } from './shared/setUpBy';

export const turnovergroups = defineResource({
  name: 'turnovergroups',
  path: 'webshop/turnovergroups',
  module: 'webshop',
  menu: { icon: 'payments', place: 80 },
  title: 'name',
  face: {
    state: 'active',
    facts: ['description'],
    less: 'A group is a name that figures are added up by.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    active: f.flag({ default: true }),
  },
  list: {
    setUpBy,
    columns: ['name', 'description', 'active'],
    sort: 'name',
  },
  detail: [{ tab: 'general', fields: ['name', 'description', 'active'] }],
});
