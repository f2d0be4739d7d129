import { randomBytes } from 'node:crypto';
import { mailDomains as definition } from '../../../resources/organisation/mailDomains';
import { plainDomain } from '../../access/signInDomains';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import { ServiceFailure } from '../../services/ServiceFailure';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';

const domains = tableOf(definition);

const VALUE_BYTES = 18;

/** What is to be published for a domain, by which nobody else's is taken for it. */
const unverified = (domain: string) => ({
  domain,
  recordName: `_back-office.${domain}`,
  recordValue: `back-office-domain=${randomBytes(VALUE_BYTES).toString('base64url')}`,
  verified: 0,
  verifiedAt: null,
});

/** Looks for the record of a domain. @throws Refusal where it isn't there, or name servers don't answer */
const verify = async (context: CallContext, row: RowIn<typeof domains>): Promise<Reply> => {
  const { call, services, clock } = context;
  const { id, domain = '', recordName = '', recordValue = '' } = row;
  const texts = await services.domainRecords.texts(recordName).catch((error: unknown) => {
    if (error instanceof ServiceFailure) throw new Refusal(502, 'server.mailDomains.silent');
    throw error;
  });
  if (recordValue === '' || !texts.includes(recordValue))
    throw new Refusal(409, 'server.mailDomains.missing', { name: recordName });
  // It may have become another domain meanwhile, with a record of its own.
  const own = { where: { id, recordValue } };
  const verifiedAt = new Date(clock()).toISOString();
  await rowsOf(context, domains).updateWhere(own, { verified: 1, verifiedAt });
  return ok({ message: call.text('server.mailDomains.verified', { domain }) });
};

/** Domains that mails may be sent in the name of. */
export const mailDomains = behaviour(definition, {
  onSave: async (_context, { before, after }) => {
    const domain = plainDomain(after.domain ?? '');
    return before?.domain === domain ? { domain } : unverified(domain);
  },
  recordFunctions: { verify: { right: 'update', run: verify } },
});
