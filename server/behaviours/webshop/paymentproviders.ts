import type { Behaviour } from '../../contract/CallContext';
import { MAX_NAMED } from '../../records/references/mentions';
import { findRows } from '../../records/tenant';

/** The accounts by which payments are taken. */
export const paymentproviders: Behaviour = {
  // A terminal names the service, not the account: it pays by any account of it that is for tests, as it is, or isn't.
  usedBy: async (context, { provider, forTesting }) => {
    const same = { where: { provider: Number(provider), forTesting: Number(forTesting ?? 0) } };
    const accounts = await findRows(context, 'paymentproviders', { ...same, take: 0 });
    if (accounts.total > 1) return [];
    const { rows, total } = await findRows(context, 'pinterminals', { ...same, take: MAX_NAMED });
    return total > 0 ? [{ resource: 'pinterminals', effect: 'cleared', rows, total }] : [];
  },
};
