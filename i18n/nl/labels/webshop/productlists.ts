import type { productlists } from '../../../../resources/webshop/productlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Productlijst |||| Productlijsten',
  fields: { showImagesType: 'Afbeeldingen', showHorizontally: 'Naast elkaar' },
  codes: { showImagesType: { 0: 'Geen', 1: 'Klein', 2: 'Groot' } },
  subLists: {
    products: {
      name: 'Product |||| Producten',
      fields: { title: 'Product', productId: 'Product' },
      help: { price: 'Leeg: de prijs van het product.' },
    },
  },
} satisfies Labels<typeof productlists>;
