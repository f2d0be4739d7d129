import type { suppliers } from '../../../../resources/webshop/suppliers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Supplier |||| Suppliers',
  belongs: 'Whom you buy products from.',
  unnamed: 'Supplier without a name',
  fields: { called: 'Name' },
  sections: { supplier: 'Supplier' },
  links: { users: 'Users' },
  children: { products: 'Products' },
} satisfies Labels<typeof suppliers>;
