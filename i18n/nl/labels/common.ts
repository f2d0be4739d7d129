import type { common as english } from '../../en/labels/common';

/**
 * Names of fields that mean the same wherever they stand, and of tabs and sections: what is called like one
 * of them has its label. A resource that means something else by it says so in its own labels.
 */
export const common: typeof english = {
  fields: {
    active: 'Actief',
    address: 'Adres',
    city: 'Plaats',
    color: 'Kleur',
    comments: 'Opmerkingen',
    companyName: 'Bedrijf',
    content: 'Inhoud',
    country: 'Land',
    creationDate: 'Aangemaakt',
    date: 'Datum',
    description: 'Omschrijving',
    dutchTitle: 'Nederlandse titel',
    email: 'E-mail',
    endDate: 'Einddatum',
    endTime: 'Eindtijd',
    englishTitle: 'Engelse titel',
    firstName: 'Voornaam',
    gender: 'Geslacht',
    insertions: 'Tussenvoegsel',
    language: 'Taal',
    lastModified: 'Laatst gewijzigd',
    lastName: 'Achternaam',
    metaDescription: 'Omschrijving voor zoekmachines',
    metaKeywords: 'Trefwoorden voor zoekmachines',
    name: 'Naam',
    number: 'Nummer',
    order: 'Volgorde',
    pageTitle: 'Paginatitel',
    phone: 'Telefoon',
    postalCode: 'Postcode',
    price: 'Prijs',
    properties: 'Eigenschappen',
    startDate: 'Begindatum',
    startTime: 'Begintijd',
    state: 'Status',
    tags: 'Trefwoorden',
    title: 'Titel',
    titles: 'Titel',
    type: 'Type',
    version: 'Versie',
  },
  tabs: { documents: 'Documenten', general: 'Algemeen', texts: 'Teksten' },
  sections: { contact: 'Contact' },
  actions: {
    resetPassword: {
      label: 'Wachtwoord resetten',
      confirm: 'Deze gebruiker een nieuw wachtwoord geven? Het huidige werkt dan meteen niet meer.',
    },
  },
  messages: { titleEveryLanguage: 'Vul in elke taal een titel in' },
};
