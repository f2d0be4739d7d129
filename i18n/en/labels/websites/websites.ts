import type { websites } from '../../../../resources/websites/websites';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Website |||| Websites',
  fields: { rootUrl: 'Root URL', languages: 'Languages', GAcode: 'Google Analytics code' },
} satisfies Labels<typeof websites>;
