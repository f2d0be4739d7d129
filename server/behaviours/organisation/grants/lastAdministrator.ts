import { isActive } from '../../../access/access';
import { ADMINISTRATOR, membershipIn, membershipsOf } from '../../../access/memberships';
import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import type { Row } from '../../../store/Table';
import { organisations } from '../../../tables/organisation/organisations';
import { users } from '../../../tables/organisation/users';

const administers = (user: Row, organisationId: number): boolean =>
  isActive(user) && membershipIn(user, organisationId)?.roleId === ADMINISTRATOR;

/** Whether an organisation has an administrator beside one user. */
const hasOther = async (
  { store }: CallContext,
  organisationId: number,
  userId: number,
): Promise<boolean> => {
  const role = { organisationId, roleId: ADMINISTRATOR };
  const others = await store.rows(users).count({
    where: { active: 1 },
    any: [
      { where: role },
      {
        where: { organisationIds: { contains: organisationId } },
        has: { memberRoles: { where: role } },
      },
    ],
    not: { where: { id: userId } },
  });
  return others > 0;
};

/**
 * An organisation keeps an administrator of its own: somebody above it doesn't count, or it would depend on them.
 *
 * @param after none where the user goes
 * @throws Refusal 409 where the last one would be lost
 */
export const requireAdministrators = async (
  context: CallContext,
  before: Row,
  after?: Row,
): Promise<void> => {
  const { store } = context;
  const lost = membershipsOf(before).filter(
    ({ organisationId }) =>
      administers(before, organisationId) && !(after && administers(after, organisationId)),
  );
  for (const { organisationId } of lost) {
    if (await hasOther(context, organisationId, before.id)) continue;
    const organisation = await store.rows(organisations).get(organisationId);
    if (organisation)
      throw new Refusal(409, 'server.users.lastAdministrator', { name: String(organisation.name) });
  }
};
