import { contentLanguages } from '../../../../schemas';
import type { Work } from '../../../contract/Work';
import { findRows } from '../../../records/scope';
import { behaviour } from '../../Behaviour';

/** The organisation's own settings of its shop; none until they are saved. */
const shopConfiguration = async (work: Work) =>
  (await findRows(work, 'webshopconfiguration', { take: 1 })).rows[0];

/** The languages that the shop is written in; all of them while it doesn't say. */
export const shopLanguages = async (work: Work): Promise<readonly string[]> => {
  const languages = (await shopConfiguration(work))?.languages;
  const chosen: readonly unknown[] = Array.isArray(languages) ? languages : [];
  const known = contentLanguages.filter((language) => chosen.includes(language));
  return known.length > 0 ? known : contentLanguages;
};

/** Lists of the web shop tell whether the shop has been set up. */
export const shopList = behaviour({
  besideList: async (work) => ({ hasWebshopConfig: (await shopConfiguration(work)) ? 1 : 0 }),
});
