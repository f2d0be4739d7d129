import { findRows } from '../../records/scope';
import { behaviour } from '../Behaviour';
import { shopList } from './shop/shop';

/** VAT tariffs, of which at most one is the default. */
export const vat = behaviour({
  ...shopList,

  onSave: async (work, { before, after }) => {
    if (after.default !== 1) return {};
    const { rows } = await findRows(work, 'vat', { where: { default: 1 } });
    for (const { id } of rows)
      if (id !== before?.id) await work.store.update('vat', id, { default: 0 });
    return {};
  },
});
