import type { suppliers } from '../../../../resources/webshop/suppliers';
import type { Labels } from '../../../Labels';

export const labels = {
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
} satisfies Labels<typeof suppliers>;
