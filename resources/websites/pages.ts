import { defineResource, f } from '../../schemas';

/** The pages of websites: what stands in their templates, in each language of the website. */
export const pages = defineResource({
  name: 'pages',
  path: 'websites/pages',
  module: 'websites',
  menu: { icon: 'page', place: 20 },
  title: 'name',
  face: {
    facts: ['websiteId', 'templateId', 'description'],
    less: 'A page is there as soon as it is saved.',
  },
  fields: {
    name: f.text({ required: true }),
    websiteId: f.reference({ to: 'websites', titleIn: 'websiteName', required: true }),
    templateId: f.reference({ to: 'templates', titleIn: 'templateName' }),
    description: f.longText(),
    languages: f.perLanguage({
      available: { by: 'websiteId', field: 'languages' },
      sameRows: { field: 'elements', by: 'key' },
      fields: {
        pageTitle: f.text(),
        url: f.url({ takes: 'paths', copied: false }),
        metaDescription: f.longText(),
        metaKeywords: f.text(),
        headCustom: f.code({ language: 'html', minHeight: 200 }),
        elements: f.rows({
          layout: ['key', 'content'],
          fields: {
            key: f.text({
              required: true,
              unique: true,
              messages: { alreadyThere: 'sameKey' },
            }),
            content: f.code({ language: 'html', minHeight: 200 }),
            websitePageTranslationId: f.integer({ derived: true }),
          },
        }),
      },
    }),
  },
  verbs: { copy: true },
  picture: { page: 'websitePage' },
  list: {
    columns: ['name', 'description', 'websiteId', 'templateId'],
    filters: ['websiteId', 'templateId'],
    sort: 'name',
  },
  detail: [
    { tab: 'general', fields: ['name', ['websiteId', 'templateId'], 'description'] },
    { tab: 'content', fields: ['languages'] },
  ],
});
