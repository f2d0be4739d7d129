import type { translationGroups } from '../../../../resources/content/translationGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vertaalgroep |||| Vertaalgroepen',
  children: { translations: 'Vertalingen' },
} satisfies Labels<typeof translationGroups>;
