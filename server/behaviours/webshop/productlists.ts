import { findRow } from '../../records/scope';
import { sentId } from '../../wire/sent';
import { behaviour } from '../Behaviour';
import { shopList } from './shop/shop';

/** Lists of products that belong together; without a price of its own a product costs what it always does. */
export const productlists = behaviour({
  ...shopList,

  subLists: {
    products: {
      first: async (work, { productId, price }) => {
        if (price !== undefined && price !== null && price !== '') return {};
        return { price: (await findRow(work, 'products', sentId(productId)))?.price ?? null };
      },
    },
  },
});
