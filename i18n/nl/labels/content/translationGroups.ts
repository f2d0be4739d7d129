import type { translationGroups } from '../../../../resources/content/translationGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vertaalgroep |||| Vertaalgroepen',
  fields: { name: 'Naam', description: 'Omschrijving' },
  children: { translations: 'Vertalingen' },
} satisfies Labels<typeof translationGroups>;
