import type { productTag } from '../../../../resources/webshop/productTag';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Producttag |||| Producttags',
  belongs: 'Woorden in een kleur die producten laten opvallen, zoals ‘Nieuw’.',
  unnamed: 'Naamloze tag',
  fields: { translations: 'Naam en slug per taal' },
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
  rows: { translations: { fields: { slug: 'Slug' } } },
  messages: {
    notAdded: 'Fout bij opslaan: %{reason}',
    slugOfLanguage: 'Ongeldige slug voor %{lang} (alleen letters, cijfers en koppeltekens)',
    nameAndSlugEveryLanguage: 'Vul naam en slug in voor alle beschikbare talen',
    nameAndSlugMissing: 'Naam en slug zijn verplicht voor alle talen. Ontbreekt voor: %{lang}',
  },
} satisfies Labels<typeof productTag>;
