import { defineResource, f } from '../../schemas';

/** What pages of websites are put into, with the styles and scripts that they need. */
export const templates = defineResource({
  name: 'templates',
  path: 'websites/templates',
  module: 'websites',
  menu: { icon: 'layout', place: 30 },
  title: 'name',
  face: {
    facts: ['type', { count: 'assignedAssets' }, 'lastModified'],
    less: 'It is in use wherever a page names it.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    type: f.choice({ values: [0, 1], readOnly: true, default: 1 }),
    template: f.code({ language: 'html', minHeight: 600, required: true }),
    assignedAssets: f.references({ to: 'assets' }),
    lastModified: f.dateTime({ readOnly: true }),
  },
  verbs: { copy: true },
  picture: { page: 'websiteTemplate' },
  list: { columns: ['name', 'description', 'type', 'lastModified'], sort: 'name' },
  side: ['lastModified'],
  detail: [
    { tab: 'general', fields: ['name', 'description', 'assignedAssets'] },
    { tab: 'template', fields: ['template'] },
  ],
});
