import { defineResource, f } from '../../schemas';

/** Styles and scripts of websites. */
export const assets = defineResource({
  name: 'assets',
  path: 'websites/assets',
  module: 'websites',
  menu: { icon: 'folder', place: 40 },
  title: 'name',
  face: { facts: ['type', 'description'], less: 'It is in use wherever a template names it.' },
  fields: {
    name: f.text({ required: true }),
    type: f.choice({ values: [0, 1], default: 0 }),
    description: f.longText(),
    content: f.code({
      language: { by: 'type', of: { 0: 'css', 1: 'javascript' } },
      minHeight: 600,
    }),
  },
  verbs: { copy: true },
  list: { columns: ['name', 'type', 'description'], filters: ['type'], sort: 'name' },
  detail: [
    { tab: 'general', fields: [['name', 'type'], 'description'] },
    { tab: 'content', fields: ['content'] },
  ],
});
