import type { Row, Store } from '../../store/Store';
import { groups } from '../../tables/organisation/groups';
import type { User } from '../../tables/organisation/users';
import { idsIn } from '../access';
import { membershipsOf } from '../memberships';

/**
 * Whether an organisation that a user belongs to, or a group that they are in, demands a second factor.
 *
 * @param organisations among which those are that they belong to
 */
export const isDemanded = async (
  store: Store,
  user: User,
  organisations: readonly Row[],
): Promise<boolean> => {
  const own = new Set(membershipsOf(user).map(({ organisationId }) => organisationId));
  const ofOwn = organisations.filter(({ id }) => own.has(id));
  if (ofOwn.some(({ demandsSecondFactor }) => demandsSecondFactor === 1)) return true;
  const where = { id: idsIn(user.groupIds), demandsSecondFactor: 1 };
  return (await store.across(groups).find({ where, take: 1, only: [] })).length > 0;
};
