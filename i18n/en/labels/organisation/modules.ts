import type { modules } from '../../../../resources/organisation/modules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Module |||| Modules',
  fields: { modulekey: 'Key', name: 'Name', description: 'Description' },
} satisfies Labels<typeof modules>;
