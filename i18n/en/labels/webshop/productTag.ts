import type { productTag } from '../../../../resources/webshop/productTag';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Product tag |||| Product tags',
  belongs: 'Words in a colour that single out products, such as “New”.',
  unnamed: 'Unnamed tag',
  fields: { translations: 'Name and slug by language' },
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
  rows: { translations: { fields: { slug: 'Slug' } } },
  messages: {
    notAdded: 'Error while saving: %{reason}',
    slugOfLanguage: 'Invalid slug for %{lang} (only letters, digits and hyphens)',
    nameAndSlugEveryLanguage: 'Fill in name and slug for all available languages',
    nameAndSlugMissing: 'Name and slug are required for all languages. Missing for: %{lang}',
  },
} satisfies Labels<typeof productTag>;
