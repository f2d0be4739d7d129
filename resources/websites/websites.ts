import { contentLanguages, defineResource, f } from '../../schemas';

/** The websites of an organisation, and the languages of each. */
export const websites = defineResource({
  name: 'websites',
  path: 'websites/websites',
  module: 'websites',
  menu: { icon: 'globe', place: 10 },
  title: 'name',
  face: {
    facts: ['rootUrl', 'languages', 'description'],
    less: 'A website is there as soon as it is saved.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    rootUrl: f.url({ required: true, takes: 'wholeAddresses' }),
    languages: f.choices({
      values: contentLanguages,
      labels: 'languages',
      keepsLast: true,
      required: true,
      default: ['NL-nl'],
    }),
    GAcode: f.text({ within: 'options', isCode: true }),
  },
  list: { isOfferedWhole: true, columns: ['name', 'description', 'rootUrl'], sort: 'name' },
  detail: [{ tab: 'general', fields: ['name', 'description', 'rootUrl', 'languages', 'GAcode'] }],
});
