import { domainToASCII } from 'node:url';
import type { Store } from '../store/Store';
import { mailDomains } from '../tables/organisation/mailDomains';
import { type SignInProvider, signInProvider } from '../tables/organisation/signInProvider';

/** Whose people sign in with which provider. */
export interface SignInPlace {
  readonly organisationId: number;
  readonly provider: SignInProvider;
}

/** A domain as it is compared: in small letters, as name servers know it, without the dot at its end. */
export const plainDomain = (domain: string): string =>
  domainToASCII(domain.trim().replace(/\.$/, '')) || domain.trim().toLowerCase();

/** What stands behind the last @ of an address; nothing where there is none. */
export const domainOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : plainDomain(email.slice(at + 1));
};

/** The provider that an organisation's people sign in with, if they do. */
export const activeProvider = async (
  store: Store,
  organisationId: number,
): Promise<SignInProvider | undefined> => {
  const [row] = await store.rows(signInProvider, organisationId).find({ take: 1 });
  return row?.active ? row : undefined;
};

/**
 * Where addresses of a domain sign in: at the organisation that has shown that it is its own. Of several that have, and
 * have a provider, the first to do so counts, so that nobody takes people away from another.
 */
export const signInPlaceOf = async (
  store: Store,
  domain: string,
): Promise<SignInPlace | undefined> => {
  if (domain === '') return undefined;
  const verified = await store.across(mailDomains).find({
    where: { domain: { ignoringCase: domain }, verified: 1 },
    sort: [
      { field: 'verifiedAt', order: 'asc' },
      { field: 'id', order: 'asc' },
    ],
  });
  for (const { organisationId } of verified) {
    const provider = await activeProvider(store, organisationId);
    if (provider) return { organisationId, provider };
  }
  return undefined;
};

/** The domains whose addresses sign in with the provider of an organisation. */
export const signInDomainsOf = async (
  store: Store,
  organisationId: number,
): Promise<ReadonlySet<string>> => {
  const own = await store.rows(mailDomains, organisationId).find({ where: { verified: 1 } });
  const counting = new Set<string>();
  for (const { domain = '' } of own) {
    const place = await signInPlaceOf(store, domain);
    if (place?.organisationId === organisationId) counting.add(domain);
  }
  return counting;
};
