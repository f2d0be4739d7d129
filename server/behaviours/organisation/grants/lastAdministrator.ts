import { isActive } from '../../../access/access';
import { ADMINISTRATOR, membershipIn, membershipsOf } from '../../../access/memberships';
import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import type { Row } from '../../../store/Store';

const administers = (user: Row, organisationId: number): boolean =>
  isActive(user) && membershipIn(user, organisationId)?.roleId === ADMINISTRATOR;

/**
 * An organisation keeps an administrator of its own: somebody above it doesn't count, or it would depend on them.
 *
 * @param after none where the user goes
 * @throws Refusal 409 where the last one would be lost
 */
export const requireAdministrators = async (
  { store }: CallContext,
  before: Row,
  after?: Row,
): Promise<void> => {
  const lost = membershipsOf(before).filter(
    ({ organisationId }) =>
      administers(before, organisationId) && !(after && administers(after, organisationId)),
  );
  for (const { organisationId } of lost) {
    const { rows } = await store.find('users', {
      any: [
        { where: { organisationId } },
        { where: { organisationIds: { contains: organisationId } } },
      ],
      not: { where: { id: before.id } },
    });
    if (rows.some((user) => administers(user, organisationId))) continue;
    const organisation = await store.get('organisations', organisationId);
    if (organisation)
      throw new Refusal(409, 'server.users.lastAdministrator', { name: String(organisation.name) });
  }
};
