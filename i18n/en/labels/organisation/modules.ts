import type { modules } from '../../../../resources/organisation/modules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Module |||| Modules',
  belongs: 'Parts of the back office that rights are given for.',
  fields: { modulekey: 'Key' },
  messages: { keyTaken: 'Another module has this key' },
} satisfies Labels<typeof modules>;
