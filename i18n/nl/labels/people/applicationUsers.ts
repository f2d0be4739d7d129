import type { applicationUsers } from '../../../../resources/people/applicationUsers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatiegebruiker |||| Applicatiegebruikers',
  belongs: 'De mensen die zich aanmelden bij de apps en de webwinkel.',
  fields: {
    supplierName: 'Leverancier',
    pincode: 'Pincode',
    registered: 'Geregistreerd',
    permissionForNewsletter: 'Mag de nieuwsbrief ontvangen',
    personalDocumentId: 'Persoonlijk document',
    addresses: 'Adressen',
    groups: 'Groepen',
  },
  rows: { addresses: { fields: { insertion: 'Tussenvoegsel' } } },
  sections: {
    person: 'Persoon',
    company: 'Bedrijf',
    account: 'Account',
    personalDocument: 'Persoonlijk document',
  },
  messages: {
    addressesMinimum: 'Adressen moeten minimaal achternaam, adres en plaats bevatten',
    nobody: 'Vul een naam, bedrijf, e-mailadres of telefoonnummer in',
  },
} satisfies Labels<typeof applicationUsers>;
