import type { mailDomains } from '../../../../resources/organisation/mailDomains';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Maildomein |||| Maildomeinen',
  belongs: 'Domeinen waarvandaan in uw naam wordt gemaild, zodra ze zijn geverifieerd.',
  facts: { verifiedAt: '%{value} geverifieerd' },
  fields: {
    domain: 'Domein',
    verified: 'Geverifieerd',
    verifiedAt: 'Geverifieerd op',
    recordName: 'Naam van het record',
    recordValue: 'Waarde van het record',
  },
  help: {
    domain:
      'Wat achter de @ van de afzender staat, zoals voorbeeld.nl. Een ander domein moet opnieuw worden geverifieerd.',
    recordName:
      'Voeg een TXT-record met deze naam en waarde toe aan de DNS van het domein en verifieer het daarna. Het kan enkele uren duren voordat het record wordt gevonden.',
  },
  sections: { record: 'TXT-record om aan de DNS van het domein toe te voegen' },
  messages: { domain: 'Vul een domein in, zoals voorbeeld.nl' },
  actions: { verify: { label: 'Verifiëren' } },
} satisfies Labels<typeof mailDomains>;
