import type { websites } from '../../../../resources/websites/websites';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Website |||| Websites',
  belongs: 'Websites, elk met een adres, talen en pagina’s.',
  fields: { rootUrl: 'Hoofdadres (URL)', languages: 'Talen', GAcode: 'Google Analytics-code' },
} satisfies Labels<typeof websites>;
