import type { Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import { pickAll } from '../pick';

/** The apps that an organisation's kiosks run, for those who choose one. */
export const kioskApps: readonly Operation[] = [
  {
    method: 'GET',
    path: 'kioskapps',
    modules: ['webshop', 'devices'],
    right: 'read',
    run: async (context) => {
      const { rows, total } = await findRows(context, 'kioskApps', {
        sort: [{ field: 'name', order: 'asc' }],
      });
      return list(pickAll(rows, ['name', 'description']), total);
    },
  },
];
