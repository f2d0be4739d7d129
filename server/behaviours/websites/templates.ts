import { assets } from '../../../resources/websites/assets';
import { templates as definition } from '../../../resources/websites/templates';
import { behaviour } from '../../contract/behaviour';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';
import { pickAll } from '../pick';

const assetsTable = tableOf(assets);

/** What pages are put into; each lists the assets it could be given. */
export const templates = behaviour(definition, {
  // A page without its template would be bare blocks.
  onReferencedDelete: { pages: 'keeps' },

  record: async (context) => {
    const rows = await rowsOf(context, assetsTable).find({
      sort: [{ field: 'name', order: 'asc' }],
      only: ['name', 'type'],
    });
    return { availableAssets: pickAll(rows, ['name', 'type']) };
  },
});
