import type { Behaviour } from '../../contract/CallContext';
import { findRow } from '../../records/tenant';
import { sentId } from '../../wire/sent';

/** Lists of products that belong together; without a price of its own a product costs what it always does. */
export const productlists: Behaviour = {
  subLists: {
    products: {
      onAdd: async (context, _list, { productId, price }) => {
        if ((price ?? null) !== null) return {};
        return { price: (await findRow(context, 'products', sentId(productId)))?.price ?? null };
      },
    },
  },
};
