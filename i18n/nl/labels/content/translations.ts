import type { translations } from '../../../../resources/content/translations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vertaling |||| Vertalingen',
  belongs: 'Teksten van apps en websites, in beide talen.',
  fields: { dutch: 'Nederlands', english: 'Engels', translationgroupid: 'Vertaalgroep' },
  asks: {
    fields: { lacks: 'Niet vertaald' },
    codes: { lacks: { dutch: 'Zonder Nederlands', english: 'Zonder Engels' } },
  },
  messages: { nameTaken: 'Een andere tekst van deze groep heeft deze naam' },
} satisfies Labels<typeof translations>;
