import type { Behaviour } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';
import { pickAll } from '../pick';

/** What pages are put into; each says which assets it could be given. */
export const templates: Behaviour = {
  // A page without its template would be bare blocks.
  onReferencedDelete: { pages: 'keeps' },

  record: async (context) => {
    const { rows } = await findRows(context, 'assets', {
      sort: [{ field: 'name', order: 'asc' }],
    });
    return { availableAssets: pickAll(rows, ['name', 'type']) };
  },
};
