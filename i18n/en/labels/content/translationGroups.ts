import type { translationGroups } from '../../../../resources/content/translationGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Translation group |||| Translation groups',
  belongs: 'Groups keep the texts of one app or website together.',
  children: { translations: 'Translations' },
} satisfies Labels<typeof translationGroups>;
