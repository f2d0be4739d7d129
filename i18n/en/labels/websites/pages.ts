import type { pages } from '../../../../resources/websites/pages';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Page |||| Pages',
  belongs: 'Pages of the websites, each drawn with a template.',
  fields: { websiteId: 'Website', templateId: 'Template', languages: 'Texts' },
  rows: {
    languages: {
      fields: { url: 'URL', headCustom: 'Custom head elements (HTML)', elements: 'Content blocks' },
      help: {
        headCustom: 'Added to the head of the page, after that of the template.',
        elements:
          'Each stands in every language. The template shows a block where it says {{key}}.',
      },
      rows: { elements: { fields: { key: 'Key' } } },
    },
  },
  messages: { sameKey: 'Each block needs a key of its own' },
} satisfies Labels<typeof pages>;
