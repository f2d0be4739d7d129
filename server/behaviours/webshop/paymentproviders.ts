import { paymentproviders as definition } from '../../../resources/webshop/paymentproviders';
import { pinterminals } from '../../../resources/webshop/pinterminals';
import { behaviour } from '../../contract/behaviour';
import { MAX_NAMED } from '../../records/references/mentions';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';

const accounts = tableOf(definition);
const terminals = tableOf(pinterminals);

/** The accounts by which payments are taken. */
export const paymentproviders = behaviour(definition, {
  // A terminal names the service, not the account: it pays by any account of it that is for tests, as it is, or isn't.
  usedBy: async (context, { provider = null, forTesting = 0 }) => {
    const same = { where: { provider, forTesting } };
    if ((await rowsOf(context, accounts).count(same)) > 1) return [];
    const { rows, total } = await rowsOf(context, terminals).page({ ...same, take: MAX_NAMED });
    return total > 0 ? [{ resource: pinterminals.name, effect: 'cleared', rows, total }] : [];
  },
});
