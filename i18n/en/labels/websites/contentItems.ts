import type { contentItems } from '../../../../resources/websites/contentItems';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Content item |||| Content items',
  fields: {
    contentListId: 'Content list',
    htmlContent: 'Content',
    externalLink: 'External link',
    image: 'Image',
  },
} satisfies Labels<typeof contentItems>;
