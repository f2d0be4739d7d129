import { children, defineResource, f } from '../../schemas';

export const translationGroups = defineResource({
  name: 'translationGroups',
  path: 'translationgroups',
  route: '/translationgroups',
  module: 'translations',
  menu: { icon: 'translate', place: 10 },
  title: 'name',
  face: { facts: ['description'], less: 'Its texts are what counts, and stand below it.' },
  fields: { name: f.text({ required: true }), description: f.longText() },
  children: { translations: children({ to: 'translations', parentField: 'translationgroupid' }) },
  verbs: { create: { method: 'POST' } },
  list: { columns: ['name', 'description'], addsInDialog: true },
  detail: [{ tab: 'general', fields: ['name', 'description'] }, { children: 'translations' }],
});
