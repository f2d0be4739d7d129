import { list } from '../../contract/envelope';
import { findRows } from '../../records/scope';
import type { Service } from '../Behaviour';
import { pickAll } from '../pick';

/** The apps that an organisation's kiosks run, for those who choose one. */
export const kioskApps: readonly Service[] = [
  {
    method: 'GET',
    path: 'kioskapps',
    modules: ['webshop', 'devices'],
    right: 'read',
    run: async (work) => {
      const { rows, total } = await findRows(work, 'kioskApps', {
        sort: [{ field: 'name', order: 'asc' }],
      });
      return list(pickAll(rows, ['name', 'description']), total);
    },
  },
];
