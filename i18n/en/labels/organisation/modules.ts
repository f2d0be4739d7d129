import type { modules } from '../../../../resources/organisation/modules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Module |||| Modules',
  fields: { modulekey: 'Key' },
  messages: { keyTaken: 'Another module has this key' },
} satisfies Labels<typeof modules>;
