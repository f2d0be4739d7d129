import { customerPrices } from '../../../resources/webshop/shared/customerPrices';
import type { Behaviour } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';
import { sentId } from '../../wire/sent';

/** Lists of products that belong together; without a price of its own a product costs what it always does. */
export const productlists: Behaviour = {
  subLists: {
    products: {
      virtual: async (context, inners) => {
        const ids = inners.map(({ productId }) => sentId(productId));
        const { rows } = await findRows(context, 'products', { where: { id: ids } });
        const products = new Map(rows.map((row) => [row.id, row]));
        return ({ productId, price }) => {
          const { customerPrice, highestPrice } = customerPrices(
            (price ?? null) === null ? (products.get(sentId(productId)) ?? {}) : { price },
          );
          return { customerPrice, highestPrice };
        };
      },
    },
  },
};
