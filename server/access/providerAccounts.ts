import type { Access } from '../contract/Access';
import type { Store } from '../store/Store';
import { type User, users } from '../tables/organisation/users';
import { ADMINISTRATOR, membershipsOf } from './memberships';
import { activeProvider, domainOf, signInDomainsOf } from './signInDomains';

interface Context {
  readonly store: Store;
  readonly access: Pick<Access, 'isProvider'>;
}

/**
 * Whether an account is its home organisation's affair alone. Whoever decides on that organisation's provider decides on
 * who signs in: to nothing that belongs to others.
 */
export const isOwnAccount = async ({ access }: Pick<Context, 'access'>, user: User) =>
  membershipsOf(user).length === 1 && !(await access.isProvider(user));

/** Whether an organisation keeps an administrator with a password of its own. */
const hasOther = async (
  { store }: Context,
  { id, organisationId }: User,
  isOfProvider: (user: User) => Promise<boolean>,
): Promise<boolean> => {
  const where = { organisationId, roleId: ADMINISTRATOR, active: 1 };
  for await (const user of store.rows(users).each({ where, not: { where: { id } } }))
    if (!(await isOfProvider(user))) return true;
  return false;
};

/**
 * Whether somebody signs in with the organisation's provider and no longer with a password. Its administrators only do
 * while there is another one whom a provider that fails doesn't keep out.
 */
export const isByProviderAlone = async (context: Context, user: User): Promise<boolean> => {
  const { store } = context;
  const provider = await activeProvider(store, user.organisationId);
  if (!provider?.onlyProvider) return false;
  const domains = await signInDomainsOf(store, user.organisationId);
  const isOfProvider = async (one: User): Promise<boolean> =>
    domains.has(domainOf(one.email ?? '')) && isOwnAccount(context, one);
  if (!(await isOfProvider(user))) return false;
  return user.roleId !== ADMINISTRATOR || hasOther(context, user, isOfProvider);
};
