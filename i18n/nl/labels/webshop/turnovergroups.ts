import type { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Omzetgroep |||| Omzetgroepen',
} satisfies Labels<typeof turnovergroups>;
