import type { productlists } from '../../../../resources/webshop/productlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Productlijst |||| Productlijsten',
  belongs: 'Producten die bij een ander product worden aangeboden.',
  facts: { showImagesType: 'afbeeldingen: %{value}' },
  fields: { showImagesType: 'Afbeeldingen', showHorizontally: 'Naast elkaar' },
  codes: { showImagesType: { 0: 'Geen', 1: 'Klein', 2: 'Groot' } },
  subLists: {
    products: {
      name: 'Product |||| Producten',
      fields: {
        title: 'Product',
        productId: 'Product',
        customerPrice: 'Klanten betalen',
        highestPrice: 'Klanten betalen hoogstens',
      },
      help: { price: 'Leeg: de prijs van het product, ook als die verandert.' },
    },
  },
} satisfies Labels<typeof productlists>;
