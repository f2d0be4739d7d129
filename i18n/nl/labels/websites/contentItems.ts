import type { contentItems } from '../../../../resources/websites/contentItems';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Contentitem |||| Contentitems',
  belongs: 'Items van de contentlijsten, zoals nieuws of vragen.',
  fields: {
    contentListId: 'Contentlijst',
    htmlContent: 'Inhoud',
    externalLink: 'Externe link',
    image: 'Afbeelding',
  },
} satisfies Labels<typeof contentItems>;
