import { productlists as definition } from '../../../resources/webshop/productlists';
import { customerPrices } from '../../../resources/webshop/shared/customerPrices';
import { behaviour } from '../../contract/behaviour';
import { rowsOf } from '../../records/tenant';
import { products as offered } from '../../tables/webshop/products';
import { sentId } from '../../wire/sent';

/** Lists of products that belong together; without a price of its own a product costs what it always does. */
export const productlists = behaviour(definition, {
  subLists: {
    products: {
      virtual: async (context, inners) => {
        const ids = inners.map(({ productId }) => sentId(productId));
        const rows = await rowsOf(context, offered).find({
          where: { id: ids },
          only: ['price', 'variations'],
        });
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ({ productId, price }) => {
          const { customerPrice, highestPrice } = customerPrices(
            (price ?? null) === null ? (byId.get(sentId(productId)) ?? {}) : { price },
          );
          return { customerPrice, highestPrice };
        };
      },
    },
  },
});
