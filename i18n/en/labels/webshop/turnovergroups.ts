import type { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Turnover group |||| Turnover groups',
  fields: { name: 'Name', description: 'Description', active: 'Active' },
} satisfies Labels<typeof turnovergroups>;
