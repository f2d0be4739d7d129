import type { templates } from '../../../../resources/websites/templates';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Sjabloon |||| Sjablonen',
  fields: { template: 'HTML', assignedAssets: 'Toegewezen bronbestanden' },
  codes: { type: { 0: 'HEAD', 1: 'BODY' } },
} satisfies Labels<typeof templates>;
