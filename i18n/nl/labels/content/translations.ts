import type { translations } from '../../../../resources/content/translations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vertaling |||| Vertalingen',
  fields: {
    name: 'Naam',
    dutch: 'Nederlands',
    english: 'Engels',
    translationgroupid: 'Vertaalgroep',
  },
} satisfies Labels<typeof translations>;
