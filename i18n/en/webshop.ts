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
    name: 'Product tag |||| Product tags',
    unnamed: 'Unnamed tag',
    fields: {
      name: 'Name',
      translations: 'Name and slug by language',
      color: 'Colour',
      active: 'Active',
      description: 'Description',
    },
    help: { color: 'Three or six hexadecimal digits, or one of the colours below.' },
    codes: {
      color: {
        '#dc2626': 'Red',
        '#2563eb': 'Blue',
        '#16a34a': 'Green',
        '#df9324': 'Orange',
        '#9333ea': 'Purple',
        '#000000': 'Black',
      },
    },
    rows: { translations: { fields: { name: 'Name', slug: 'Slug' } } },
    messages: {
      slugOfLanguage: 'Invalid slug for %{lang} (only letters, digits and hyphens)',
      nameAndSlugEveryLanguage: 'Fill in name and slug for all available languages',
      nameAndSlugMissing: 'Name and slug are required for all languages. Missing for: %{lang}',
    },
  } satisfies Labels<typeof productTag>,

  vat: {
    name: 'VAT tariff |||| VAT tariffs',
    fields: { name: 'Name', tariff: 'Tariff', default: 'Default' },
    help: { default: 'Only one tariff can be the default.' },
    subLists: {
      internationalTariffs: {
        name: 'International tariffs',
        fields: { name: 'Name', tariff: 'Tariff', countryCode: 'Country' },
      },
    },
  } satisfies Labels<typeof vat>,

  suppliers: {
    name: 'Supplier |||| Suppliers',
    fields: {
      name: 'Name',
      description: 'Description',
      address: 'Address',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      phone: 'Phone',
      email: 'Email',
      comments: 'Comments',
    },
    sections: { supplier: 'Supplier', contact: 'Contact' },
    links: { users: 'Users' },
    children: { products: 'Products' },
  } satisfies Labels<typeof suppliers>,

  turnovergroups: {
    name: 'Turnover group |||| Turnover groups',
    fields: { name: 'Name', description: 'Description', active: 'Active' },
  } satisfies Labels<typeof turnovergroups>,
};
