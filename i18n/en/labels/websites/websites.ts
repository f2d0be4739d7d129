import type { websites } from '../../../../resources/websites/websites';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Website |||| Websites',
  belongs: 'Websites, each with its address, languages and pages.',
  fields: { rootUrl: 'Root URL', languages: 'Languages', GAcode: 'Google Analytics code' },
} satisfies Labels<typeof websites>;
