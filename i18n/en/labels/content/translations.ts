import type { translations } from '../../../../resources/content/translations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Translation |||| Translations',
  belongs: 'Texts of apps and websites, in both languages.',
  fields: { dutch: 'Dutch', english: 'English', translationgroupid: 'Translation group' },
  asks: {
    fields: { lacks: 'Not translated' },
    codes: { lacks: { dutch: 'Without Dutch', english: 'Without English' } },
  },
  messages: { nameTaken: 'Another text of this group has this name' },
} satisfies Labels<typeof translations>;
