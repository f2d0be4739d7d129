import type { Behaviour } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';
import { shopList } from './shop/configuration';

/** VAT tariffs, of which at most one is the default. */
export const vat: Behaviour = {
  ...shopList,

  onSave: async (context, { before, after }) => {
    if (after.default !== 1) return {};
    const { rows } = await findRows(context, 'vat', { where: { default: 1 } });
    for (const { id } of rows)
      if (id !== before?.id) await context.store.update('vat', id, { default: 0 });
    return {};
  },
};
