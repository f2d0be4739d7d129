import type { suppliers } from '../../../../resources/webshop/suppliers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Leverancier |||| Leveranciers',
  sections: { supplier: 'Leverancier' },
  links: { users: 'Gebruikers' },
  children: { products: 'Producten' },
} satisfies Labels<typeof suppliers>;
