import type { translations } from '../../../../resources/content/translations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vertaling |||| Vertalingen',
  fields: { dutch: 'Nederlands', english: 'Engels', translationgroupid: 'Vertaalgroep' },
  messages: { nameTaken: 'Een andere tekst van deze groep heeft deze naam' },
} satisfies Labels<typeof translations>;
