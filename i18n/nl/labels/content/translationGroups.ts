import type { translationGroups } from '../../../../resources/content/translationGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vertaalgroep |||| Vertaalgroepen',
  belongs: 'Groepen houden de teksten van één app of website bij elkaar.',
  children: { translations: 'Vertalingen' },
} satisfies Labels<typeof translationGroups>;
