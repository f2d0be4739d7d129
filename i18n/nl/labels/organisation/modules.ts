import type { modules } from '../../../../resources/organisation/modules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Module |||| Modules',
  fields: { modulekey: 'Sleutel' },
} satisfies Labels<typeof modules>;
