import type { contentItems } from '../../../../resources/websites/contentItems';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Content item |||| Content items',
  belongs: 'Items of the content lists, such as news or questions.',
  fields: {
    contentListId: 'Content list',
    htmlContent: 'Content',
    externalLink: 'External link',
    image: 'Image',
  },
} satisfies Labels<typeof contentItems>;
