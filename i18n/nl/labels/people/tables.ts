import type { tables } from '../../../../resources/people/tables';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Tafel |||| Tafels',
  belongs: 'De tafels van een restaurant, waar bestellingen naartoe gaan.',
  facts: { number: 'nr. %{value}', seats: '%{value} zitplaatsen' },
  fields: { shape: 'Vorm', seats: 'Zitplaatsen', identifier: 'Kenmerk', locationName: 'Locatie' },
  codes: {
    shape: {
      0: 'Rond',
      1: 'Ovaal',
      2: 'Vierkant',
      3: 'Rechthoekig',
      4: 'Ander meubilair',
    },
  },
  messages: { noSeats: 'Een tafel heeft ten minste één stoel' },
  links: { location: 'Locatie' },
} satisfies Labels<typeof tables>;
