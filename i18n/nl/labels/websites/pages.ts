import type { pages } from '../../../../resources/websites/pages';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Pagina |||| Pagina’s',
  belongs: "Pagina's van de websites, elk opgemaakt met een sjabloon.",
  fields: { websiteId: 'Website', templateId: 'Sjabloon', languages: 'Teksten' },
  rows: {
    languages: {
      fields: { url: 'URL', headCustom: 'Eigen head-elementen (HTML)', elements: 'Contentblokken' },
      help: {
        headCustom: 'Komt in de head van de pagina, na die van het sjabloon.',
        elements:
          'Elk blok staat in elke taal. Het sjabloon toont een blok waar {{sleutel}} staat.',
      },
      rows: { elements: { fields: { key: 'Sleutel' } } },
    },
  },
  messages: { sameKey: 'Elk blok heeft een eigen sleutel nodig' },
} satisfies Labels<typeof pages>;
