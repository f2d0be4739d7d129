import type { assets } from '../../../../resources/websites/assets';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Asset |||| Assets',
  belongs: 'Styles and scripts that templates use.',
  fields: { content: 'Source' },
  codes: { type: { 0: 'CSS', 1: 'JavaScript' } },
} satisfies Labels<typeof assets>;
