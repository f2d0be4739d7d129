import { isByProviderAlone } from '../access/providerAccounts';
import { Refusal } from '../contract/Refusal';
import type { User } from '../tables/organisation/users';
import { chosenOrganisation } from './authentication';
import type { ServerContext } from './ServerContext';

/**
 * The organisation that somebody begins in who signs in here, rather than at their organisation's provider.
 *
 * @throws Refusal 403 where all are suspended, or that provider alone signs in
 */
export const homeOrganisation = async (context: ServerContext, user: User): Promise<number> => {
  const home = { active: user.organisationId };
  const { id } = await chosenOrganisation(context, await context.access.now(), user, home);
  if (await isByProviderAlone(context, user)) throw new Refusal(403, 'server.session.byProvider');
  return id;
};
