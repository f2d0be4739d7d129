import type { Changes } from '../store/Rows';
import type { Row, RowIn } from '../store/Table';
import type { MemberRole, users } from '../tables/organisation/users';

/** The role with all rights on what its organisation has. */
export const ADMINISTRATOR = 1;
/** The role that grants nothing by itself. */
export const OPERATOR = 3;

/** That a user belongs to an organisation, and as what. */
export interface Membership {
  readonly organisationId: number;
  readonly roleId: number;
  /** Whether the role counts in the organisations below as well. */
  readonly countsBelow: boolean;
}

const rolesIn = ({ memberRoles }: Row): readonly MemberRole[] =>
  Array.isArray(memberRoles) ? memberRoles : [];

/** Where a user belongs, the home first. Who was never given a role somewhere has the least there. */
export const membershipsOf = (user: Row): readonly Membership[] => {
  const roles = new Map(rolesIn(user).map((role) => [role.organisationId, role]));
  const home = Number(user.organisationId);
  const others = Array.isArray(user.organisationIds) ? user.organisationIds.map(Number) : [];
  return [home, ...others.filter((id) => id !== home)].map((organisationId) => {
    const { roleId, roleBelow } =
      organisationId === home
        ? user
        : (roles.get(organisationId) ?? { roleId: OPERATOR, roleBelow: 0 });
    return { organisationId, roleId: Number(roleId), countsBelow: Number(roleBelow) === 1 };
  });
};

/** What a user is in an organisation; `undefined` for who doesn't belong to it. */
export const membershipIn = (user: Row, organisationId: number): Membership | undefined =>
  membershipsOf(user).find((membership) => membership.organisationId === organisationId);

/** The fields of a user's row that hold its memberships, with one membership changed or added. */
export const withMembership = (user: Row, changed: Membership): Changes<RowIn<typeof users>> => {
  const { organisationId, roleId, countsBelow } = changed;
  const roleBelow: 0 | 1 = countsBelow ? 1 : 0;
  const role = { roleId, roleBelow };
  if (organisationId === Number(user.organisationId)) return role;
  return {
    organisationIds: [
      ...new Set([...membershipsOf(user).map((known) => known.organisationId), organisationId]),
    ],
    memberRoles: [
      ...rolesIn(user).filter((known) => known.organisationId !== organisationId),
      { organisationId, ...role },
    ],
  };
};

/** The same without the membership of an organisation that isn't the user's home, and without its groups there. */
export const withoutMembership = (
  user: Row,
  organisationId: number,
  groupIds: readonly number[],
) => ({
  organisationIds: membershipsOf(user)
    .map((known) => known.organisationId)
    .filter((id) => id !== organisationId),
  memberRoles: rolesIn(user).filter((known) => known.organisationId !== organisationId),
  groupIds: (Array.isArray(user.groupIds) ? user.groupIds : []).filter(
    (id) => !groupIds.includes(Number(id)),
  ),
});
