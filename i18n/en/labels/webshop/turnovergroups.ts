import type { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Turnover group |||| Turnover groups',
} satisfies Labels<typeof turnovergroups>;
