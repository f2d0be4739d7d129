import { defineResource, f } from '../../schemas';

/** Where old addresses of a website lead now. */
export const redirects = defineResource({
  name: 'redirects',
  path: 'websites/redirects',
  module: 'websites',
  menu: { icon: 'switch', place: 50 },
  title: 'oldUrl',
  face: {
    facts: ['newUrl', 'type', 'websiteId'],
    less: 'A redirect holds as long as it is there.',
  },
  fields: {
    websiteId: f.reference({
      to: 'websites',
      titleIn: 'websiteName',
      required: true,
      choices: { fn: 'getWebsites', path: 'websites/redirects' },
    }),
    type: f.choice({ values: [0, 1], required: true }),
    oldUrl: f.url({ required: true, takes: 'paths' }),
    newUrl: f.url({ required: true, takes: 'paths' }),
  },
  list: {
    columns: ['oldUrl', 'newUrl', 'type', { field: 'websiteId', onlyWide: true }],
    filters: ['websiteId', 'type'],
    sort: 'oldUrl',
  },
  detail: [{ tab: 'general', fields: [['websiteId', 'type'], 'oldUrl', 'newUrl'] }],
});
