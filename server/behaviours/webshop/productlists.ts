import type { Behaviour } from '../../contract/CallContext';
import { findRow } from '../../records/scope';
import { sentId } from '../../wire/sent';
import { shopList } from './shop/configuration';

/** Lists of products that belong together; without a price of its own a product costs what it always does. */
export const productlists: Behaviour = {
  ...shopList,

  subLists: {
    products: {
      first: async (context, { productId, price }) => {
        if (price !== undefined && price !== null && price !== '') return {};
        return { price: (await findRow(context, 'products', sentId(productId)))?.price ?? null };
      },
    },
  },
};
