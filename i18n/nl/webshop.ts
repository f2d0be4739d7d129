import type { productTag } from '../../resources/webshop/productTag';
import type { suppliers } from '../../resources/webshop/suppliers';
import type { turnovergroups } from '../../resources/webshop/turnovergroups';
import type { vat } from '../../resources/webshop/vat';
import type { Labels } from '../../schemas';
import { groupLabels } from './webshop/groups';
import { productLabels } from './webshop/products';

/** Labels of the web shop's resources. */
export const labels = {
  products: productLabels,
  ...groupLabels,

  productTag: {
    name: 'Producttag |||| Producttags',
    unnamed: 'Naamloze tag',
    fields: {
      name: 'Naam',
      translations: 'Naam en slug per taal',
      color: 'Kleur',
      active: 'Actief',
      description: 'Omschrijving',
    },
    help: { color: 'Drie of zes hexadecimale cijfers, of een van de kleuren hieronder.' },
    codes: {
      color: {
        '#dc2626': 'Rood',
        '#2563eb': 'Blauw',
        '#16a34a': 'Groen',
        '#df9324': 'Oranje',
        '#9333ea': 'Paars',
        '#000000': 'Zwart',
      },
    },
    rows: { translations: { fields: { name: 'Naam', slug: 'Slug' } } },
    messages: {
      slugOfLanguage: 'Ongeldige slug voor %{lang} (alleen letters, cijfers en koppeltekens)',
      nameAndSlugEveryLanguage: 'Vul naam en slug in voor alle beschikbare talen',
      nameAndSlugMissing: 'Naam en slug zijn verplicht voor alle talen. Ontbreekt voor: %{lang}',
    },
  } satisfies Labels<typeof productTag>,

  vat: {
    name: 'Btw-tarief |||| Btw-tarieven',
    fields: { name: 'Naam', tariff: 'Tarief', default: 'Standaard' },
    help: { default: 'Er kan maar één tarief de standaard zijn.' },
    subLists: {
      internationalTariffs: {
        name: 'Internationale tarieven',
        fields: { name: 'Naam', tariff: 'Tarief', countryCode: 'Land' },
      },
    },
  } satisfies Labels<typeof vat>,

  suppliers: {
    name: 'Leverancier |||| Leveranciers',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      address: 'Adres',
      postalCode: 'Postcode',
      city: 'Plaats',
      country: 'Land',
      phone: 'Telefoon',
      email: 'E-mail',
      comments: 'Opmerkingen',
    },
    sections: { supplier: 'Leverancier', contact: 'Contact' },
    links: { users: 'Gebruikers' },
    children: { products: 'Producten' },
  } satisfies Labels<typeof suppliers>,

  turnovergroups: {
    name: 'Omzetgroep |||| Omzetgroepen',
    fields: { name: 'Naam', description: 'Omschrijving', active: 'Actief' },
  } satisfies Labels<typeof turnovergroups>,
};
