import type { Row } from '../../server/store/Store';
import type { Workshop } from './collections';
import { DAY, HOUR, MINUTE, momentBefore } from './moments';
import { mailboxes, personName } from './names';
import { moduleIdsOf } from './organisations';
import { mobilePhone } from './places';
import type { Random } from './random';
import { type StaffMember, staff } from './staff';

const roles = { Administrator: 1, Manager: 2, Operator: 3 } as const;

const addGroups = ({ profile, add }: Workshop): readonly Row[] =>
  profile.securityGroups.map(([name, description, access, modules = profile.modules]) =>
    add('groups', { name, description, access, moduleIds: moduleIdsOf(modules) }),
  );

const idsOf = (rows: readonly Row[]): readonly number[] => rows.map(({ id }) => id);

/** What all users have in common. */
interface Desk {
  readonly shop: Workshop;
  readonly groups: readonly Row[];
  readonly random: Random;
  readonly passwordHash: string;
  /** The numbers of all organisations, by code. */
  readonly organisations: ReadonlyMap<string, number>;
}

const activityOf = ({ random, shop: { now } }: Desk, hasSignedIn: boolean) => ({
  lastLogin: hasSignedIn ? momentBefore(now, random.int(30, 60 * 24 * 60) * MINUTE) : null,
  lastModified: momentBefore(now, random.int(2, 400) * DAY + random.int(0, 23) * HOUR),
});

const addMember = (desk: Desk, member: StaffMember): void => {
  const { shop, groups, random, passwordHash, organisations } = desk;
  const { firstName, insertions, lastName, gender, email } = member;
  const isApiUser = member.isApiUser ? 1 : 0;
  const roleId = roles[member.role];
  const roleBelow = roleId === roles.Administrator ? 1 : 0;
  const organisationIds = member.organisations.flatMap((code) => organisations.get(code) ?? []);
  const values = {
    ...{ firstName, insertions, lastName, gender, email },
    phone: mobilePhone(random),
    passwordHash,
    roleId,
    roleBelow,
    active: 1,
    apiUser: isApiUser,
    autoApproval: isApiUser,
    organisationIds,
    memberRoles: organisationIds
      .slice(1)
      .map((organisationId) => ({ organisationId, roleId, roleBelow })),
    groupIds: idsOf(groups.filter(({ name }) => member.groups.some((group) => group === name))),
    ...activityOf(desk, true),
  };
  shop.add('users', values, 'userId');
};

/** Colleagues fill the list; they sign in with the same password. */
const addColleagues = (desk: Desk): void => {
  const { shop, groups, random, passwordHash } = desk;
  const mailbox = mailboxes();
  for (let count = 0; count < shop.profile.sizes.users; count += 1) {
    const name = personName(random, shop.profile.english);
    const values = {
      ...name,
      email: mailbox(name, shop.profile.domain),
      phone: mobilePhone(random),
      passwordHash,
      roleBelow: 0,
      roleId: random.pick([roles.Manager, roles.Operator, roles.Operator]),
      active: random.chance(0.8) ? 1 : 0,
      apiUser: 0,
      autoApproval: 0,
      organisationIds: [shop.organisationId],
      groupIds: idsOf(random.sample(groups.slice(1), random.int(1, 2))),
      ...activityOf(desk, random.chance(0.85)),
    };
    shop.add('users', values, 'userId');
  }
};

/**
 * Adds security groups and users: the staff whose home the organisation is, and colleagues.
 *
 * @param organisations the numbers of all organisations, by code
 */
export const addUsers = (
  shop: Workshop,
  passwordHash: string,
  organisations: ReadonlyMap<string, number>,
): void => {
  const desk = {
    shop,
    groups: addGroups(shop),
    random: shop.random('users'),
    passwordHash,
    organisations,
  };
  for (const member of staff)
    if (member.organisations[0] === shop.profile.code) addMember(desk, member);
  addColleagues(desk);
};
