import { findRows } from '../records/scope';
import type { Work } from '../records/Work';
import { behaviour } from './Behaviour';

/** The organisation's own settings of its shop; none until they are saved. */
export const shopConfiguration = async (work: Work) =>
  (await findRows(work, 'webshopconfiguration', { take: 1 })).rows[0];

/** Lists of the web shop tell whether the shop has been set up. */
export const shopList = behaviour({
  besideList: async (work) => ({ hasWebshopConfig: (await shopConfiguration(work)) ? 1 : 0 }),
});
