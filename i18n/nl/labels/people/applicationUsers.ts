import type { applicationUsers } from '../../../../resources/people/applicationUsers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatiegebruiker |||| Applicatiegebruikers',
  fields: {
    firstName: 'Voornaam',
    insertions: 'Tussenvoegsel',
    lastName: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    gender: 'Geslacht',
    companyName: 'Bedrijf',
    supplierName: 'Leverancier',
    pincode: 'Pincode',
    active: 'Actief',
    registered: 'Geregistreerd',
    permissionForNewsletter: 'Mag de nieuwsbrief ontvangen',
    comments: 'Opmerkingen',
    lastModified: 'Laatst gewijzigd',
    personalDocumentId: 'Persoonlijk document',
    properties: 'Eigenschappen',
    addresses: 'Adressen',
    groups: 'Groepen',
  },
  rows: {
    addresses: {
      fields: {
        firstName: 'Voornaam',
        insertion: 'Tussenvoegsel',
        lastName: 'Achternaam',
        companyName: 'Bedrijf',
        address: 'Adres',
        postalCode: 'Postcode',
        city: 'Plaats',
        country: 'Land',
      },
    },
    groups: { fields: { name: 'Naam' } },
  },
  tabs: { properties: 'Eigenschappen', addresses: 'Adressen', groups: 'Groepen' },
  sections: {
    person: 'Persoon',
    company: 'Bedrijf',
    account: 'Account',
    personalDocument: 'Persoonlijk document',
  },
  actions: {
    resetPassword: {
      label: 'Wachtwoord resetten',
      confirm: 'Deze gebruiker een nieuw wachtwoord geven? Het huidige werkt dan meteen niet meer.',
    },
  },
  messages: {
    addressesMinimum: 'Adressen moeten minimaal achternaam, adres en plaats bevatten',
  },
} satisfies Labels<typeof applicationUsers>;
