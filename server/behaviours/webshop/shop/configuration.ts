import { contentLanguages } from '../../../../schemas';
import type { Behaviour, CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';

/** The organisation's own settings of its shop; none until they are saved. */
const shopConfiguration = async (context: CallContext) =>
  (await findRows(context, 'webshopconfiguration', { take: 1 })).rows[0];

/** The languages that the shop is written in; all of them while it doesn't say. */
export const shopLanguages = async (context: CallContext): Promise<readonly string[]> => {
  const languages = (await shopConfiguration(context))?.languages;
  const chosen: readonly unknown[] = Array.isArray(languages) ? languages : [];
  const known = contentLanguages.filter((language) => chosen.includes(language));
  return known.length > 0 ? known : contentLanguages;
};

/** Lists of the web shop carry whether the shop has been set up. */
export const shopList: Behaviour = {
  listMeta: async (context) => ({ hasWebshopConfig: (await shopConfiguration(context)) ? 1 : 0 }),
};
