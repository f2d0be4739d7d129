import type { translationGroups } from '../../../../resources/content/translationGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Translation group |||| Translation groups',
  children: { translations: 'Translations' },
} satisfies Labels<typeof translationGroups>;
