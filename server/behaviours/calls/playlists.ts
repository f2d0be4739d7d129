import type { Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import { pickAll } from '../pick';

/** The playlists of an organisation, for those who choose one. */
export const playlists: readonly Operation[] = [
  {
    method: 'GET',
    path: 'digitalsignage/playlists',
    modules: ['signage', 'devices'],
    right: 'read',
    run: async (context) => {
      const { rows, total } = await findRows(context, 'playlists', {
        sort: [{ field: 'name', order: 'asc' }],
      });
      return list(pickAll(rows, ['name', 'description']), total);
    },
  },
];
