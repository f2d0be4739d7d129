import { vat as definition } from '../../../resources/webshop/vat';
import { behaviour } from '../../contract/behaviour';
import { Refusal } from '../../contract/Refusal';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';

const tariffs = tableOf(definition);

/** VAT tariffs, of which at most one is the default. */
export const vat = behaviour(definition, {
  // What is sold has a tariff at any time.
  onReferencedDelete: { products: 'replaced' },

  afterSave: async (context, { row: { id, default: isDefault } }) => {
    if (isDefault === 1)
      await rowsOf(context, tariffs).updateWhere(
        { where: { default: 1 }, not: { where: { id } } },
        { default: 0 },
      );
  },

  mayRemove: async (_context, row) => {
    if (row.default === 1) throw new Refusal(409, 'server.vat.default');
  },
});
