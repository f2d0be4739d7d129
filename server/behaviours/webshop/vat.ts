import { vat as definition } from '../../../resources/webshop/vat';
import { behaviour } from '../../contract/behaviour';
import { Refusal } from '../../contract/Refusal';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';

const tariffs = tableOf(definition);

/** VAT tariffs, of which at most one is the default. */
export const vat = behaviour(definition, {
  onSave: async (context, { before, after }) => {
    if (after.default !== 1) return {};
    await rowsOf(context, tariffs).updateWhere(
      { where: { default: 1 }, not: { where: { id: before?.id ?? [] } } },
      { default: 0 },
    );
    return {};
  },

  mayRemove: async (_context, row) => {
    if (row.default === 1) throw new Refusal(409, 'server.vat.default');
  },
});
