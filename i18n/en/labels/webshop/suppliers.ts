import type { suppliers } from '../../../../resources/webshop/suppliers';
import type { Labels } from '../../../Labels';

export const labels = {
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
} satisfies Labels<typeof suppliers>;
