import type { assets } from '../../../../resources/websites/assets';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Bronbestand |||| Bronbestanden',
  belongs: 'Stijlen en scripts die sjablonen gebruiken.',
  fields: { content: 'Broncode' },
  codes: { type: { 0: 'CSS', 1: 'JavaScript' } },
} satisfies Labels<typeof assets>;
