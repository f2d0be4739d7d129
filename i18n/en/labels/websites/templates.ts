import type { templates } from '../../../../resources/websites/templates';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Template |||| Templates',
  belongs: 'What pages look like: HTML with places for texts.',
  facts: { lastModified: 'changed %{value}' },
  fields: { template: 'HTML', assignedAssets: 'Assigned assets' },
  codes: { type: { 0: 'HEAD', 1: 'BODY' } },
} satisfies Labels<typeof templates>;
