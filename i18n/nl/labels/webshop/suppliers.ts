import type { suppliers } from '../../../../resources/webshop/suppliers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Leverancier |||| Leveranciers',
  belongs: 'Bij wie u producten inkoopt.',
  unnamed: 'Leverancier zonder naam',
  fields: { called: 'Naam' },
  sections: { supplier: 'Leverancier' },
  links: { users: 'Gebruikers' },
  children: { products: 'Producten' },
} satisfies Labels<typeof suppliers>;
