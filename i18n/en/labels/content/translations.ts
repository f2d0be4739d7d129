import type { translations } from '../../../../resources/content/translations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Translation |||| Translations',
  fields: { dutch: 'Dutch', english: 'English', translationgroupid: 'Translation group' },
  messages: { nameTaken: 'Another text of this group has this name' },
} satisfies Labels<typeof translations>;
