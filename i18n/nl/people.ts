import type { applicationUsers } from '../../resources/people/applicationUsers';
import type { appUserGroups } from '../../resources/people/appUserGroups';
import type { locations } from '../../resources/people/locations';
import type { persons } from '../../resources/people/persons';
import type { tables } from '../../resources/people/tables';
import type { Labels } from '../../schemas';

export const labels = {
  applicationUsers: {
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
        confirm:
          'Deze gebruiker een nieuw wachtwoord geven? Het huidige werkt dan meteen niet meer.',
      },
    },
    messages: {
      addressesMinimum: 'Adressen moeten minimaal achternaam, adres en plaats bevatten',
    },
  } satisfies Labels<typeof applicationUsers>,

  appUserGroups: {
    name: 'Applicatiegebruikersgroep |||| Applicatiegebruikersgroepen',
    fields: { name: 'Naam', description: 'Omschrijving', tag: 'Tag' },
    links: { users: 'Applicatiegebruikers' },
    messages: {
      nameRequired: 'Naam is verplicht',
    },
  } satisfies Labels<typeof appUserGroups>,

  locations: {
    name: 'Locatie |||| Locaties',
    fields: {
      name: 'Naam',
      address: 'Adres',
      postalCode: 'Postcode',
      city: 'Plaats',
      country: 'Land',
      phone: 'Telefoon',
      email: 'E-mail',
      comments: 'Opmerkingen',
      latitude: 'Breedtegraad',
      longitude: 'Lengtegraad',
      devices: 'Apparaten',
      pinterminals: 'Pinterminals',
      tables: 'Tafels',
    },
    help: {
      latitude: 'In decimale graden, zoals 52,3731.',
      longitude: 'In decimale graden, zoals 4,8922.',
    },
    rows: {
      devices: { fields: { deviceName: 'Naam', model: 'Model', serial: 'Serienummer' } },
      pinterminals: { fields: { name: 'Naam' } },
      tables: { fields: { name: 'Naam', number: 'Nummer', seats: 'Zitplaatsen' } },
    },
    tabs: { devices: 'Apparaten', pinterminals: 'Pinterminals', tables: 'Tafels' },
    links: { contactPersons: 'Contactpersonen' },
  } satisfies Labels<typeof locations>,

  persons: {
    name: 'Persoon |||| Personen',
    fields: {
      title: 'Titel',
      firstName: 'Voornaam',
      insertions: 'Tussenvoegsel',
      lastName: 'Achternaam',
      function: 'Functie',
      email: 'E-mail',
      phone: 'Telefoon',
      comments: 'Opmerkingen',
    },
    links: { locations: 'Locaties' },
  } satisfies Labels<typeof persons>,

  tables: {
    name: 'Tafel |||| Tafels',
    fields: {
      name: 'Naam',
      number: 'Nummer',
      shape: 'Vorm',
      seats: 'Zitplaatsen',
      identifier: 'Kenmerk',
      locationName: 'Locatie',
    },
    codes: {
      shape: { 0: 'Rond', 1: 'Ovaal', 2: 'Vierkant', 3: 'Rechthoekig', 4: 'Ander meubilair' },
    },
    links: { location: 'Locatie' },
  } satisfies Labels<typeof tables>,
};
