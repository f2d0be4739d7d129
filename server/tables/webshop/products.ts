import { products as definition } from '../../../resources/webshop/products';
import { tableOf } from '../tableOf';

export const products = tableOf(definition, {
  also: {
    /** Whether it may be changed, as the definition's `when` has it. */
    canEdit: 'flag',
    /** How many variations it has: each is a row of stock. */
    variationCount: { type: 'number', isIndexed: true },
  },
});
