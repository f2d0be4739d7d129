import type { translations } from '../../../../resources/content/translations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Translation |||| Translations',
  fields: { dutch: 'Dutch', english: 'English', translationgroupid: 'Translation group' },
} satisfies Labels<typeof translations>;
