import { contentLanguages, defineResource, f } from '../../schemas';

export const propertyTemplates = defineResource({
  name: 'propertyTemplates',
  path: 'propertytemplates',
  module: 'builder',
  menu: { icon: 'template', place: 20 },
  title: 'name',
  face: {
    facts: [{ count: 'properties' }, 'languages', 'description'],
    less: 'It is offered wherever properties are entered.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    languages: f.choices({
      values: contentLanguages,
      labels: 'languages',
      default: ['NL-nl'],
      keepsLast: true,
    }),
    properties: f.keyValues({ requires: 'key', byLanguage: 'languages', hasTemplates: false }),
  },
  onSave: ({ languages, properties }) => ({
    properties: properties.filter(
      ({ language = '' }) => language === '' || languages.some((kept) => kept === language),
    ),
  }),
  list: { columns: ['name', 'description', 'languages'] },
  detail: [
    { tab: 'general', fields: ['name', 'description', 'languages'] },
    { tab: 'properties', fields: ['properties'] },
  ],
});
