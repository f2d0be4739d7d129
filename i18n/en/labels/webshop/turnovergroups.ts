import type { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Turnover group |||| Turnover groups',
  belongs: 'Groups by which reports add up what was sold.',
} satisfies Labels<typeof turnovergroups>;
