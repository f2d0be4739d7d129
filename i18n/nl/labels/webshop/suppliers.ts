import type { suppliers } from '../../../../resources/webshop/suppliers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Leverancier |||| Leveranciers',
  unnamed: 'Leverancier zonder naam',
  fields: { called: 'Naam' },
  sections: { supplier: 'Leverancier' },
  links: { users: 'Gebruikers' },
  children: { products: 'Producten' },
} satisfies Labels<typeof suppliers>;
