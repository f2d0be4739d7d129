import { mailDomains } from '../../../../resources/organisation/mailDomains';
import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import { type Letter, type Mailbox, senderOf } from '../../../services/mail/Letter';
import { tableOf } from '../../../tables/tableOf';

const domains = tableOf(mailDomains);

/** The domains that an organisation has shown to be its own. */
export const verifiedDomains = async (
  context: OrganisationContext,
): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf(context, domains).find({
    where: { verified: 1 },
    only: ['domain'],
  });
  return new Set(rows.flatMap(({ domain }) => domain ?? []));
};

const domainOf = ({ address }: Mailbox): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Whom a mail is from, and who gets the answers. An address is taken where its domain is verified; mail in the name of
 * any other would be a forgery, so that it comes from the provider's address and answers go to the one that was entered.
 *
 * @param sender an address, `name <address>`, or a name
 * @param fallback the name where none is given, and the provider's address
 */
export const signedBy = (
  sender: string,
  fallback: Mailbox,
  verified: ReadonlySet<string>,
): Pick<Letter, 'from' | 'replyTo'> => {
  const entered = senderOf(sender, fallback);
  if (entered.address === fallback.address || verified.has(domainOf(entered)))
    return { from: entered };
  const from = { name: entered.name || fallback.name, address: fallback.address };
  return { from, replyTo: { name: entered.name, address: entered.address } };
};
