import type { productlists } from '../../../../resources/webshop/productlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Product list |||| Product lists',
  fields: {
    name: 'Name',
    description: 'Description',
    showImagesType: 'Images',
    showHorizontally: 'Next to each other',
  },
  codes: { showImagesType: { 0: 'None', 1: 'Small', 2: 'Large' } },
  subLists: {
    products: {
      name: 'Products',
      fields: {
        title: 'Product',
        productId: 'Product',
        price: 'Price',
      },
      help: { price: 'Empty: the price of the product.' },
    },
  },
} satisfies Labels<typeof productlists>;
