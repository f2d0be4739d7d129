import type { Behaviour } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { findRows } from '../../records/tenant';

/** VAT tariffs, of which at most one is the default. */
export const vat: Behaviour = {
  onSave: async (context, { before, after }) => {
    if (after.default !== 1) return {};
    const { rows } = await findRows(context, 'vat', { where: { default: 1 } });
    for (const { id } of rows)
      if (id !== before?.id) await context.store.update('vat', id, { default: 0 });
    return {};
  },

  mayRemove: async (_context, row) => {
    if (row.default === 1) throw new Refusal(409, 'server.vat.default');
  },
};
