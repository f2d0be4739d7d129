import type { productlists } from '../../../../resources/webshop/productlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Product list |||| Product lists',
  belongs: 'Products that are offered along with another one.',
  facts: { showImagesType: 'images: %{value}' },
  fields: { showImagesType: 'Images', showHorizontally: 'Next to each other' },
  codes: { showImagesType: { 0: 'None', 1: 'Small', 2: 'Large' } },
  subLists: {
    products: {
      name: 'Product |||| Products',
      fields: {
        title: 'Product',
        productId: 'Product',
        customerPrice: 'Customers pay',
        highestPrice: 'Customers pay at most',
      },
      help: { price: 'Empty: the price of the product, also when it changes.' },
    },
  },
} satisfies Labels<typeof productlists>;
