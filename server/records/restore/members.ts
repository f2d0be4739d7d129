import { isDeepStrictEqual } from 'node:util';
import { idsIn } from '../../access/access';
import {
  membershipIn,
  OPERATOR,
  withMembership,
  withoutMembership,
} from '../../access/memberships';
import type { Changes } from '../../store/Rows';
import type { Row, RowIn } from '../../store/Table';
import { groups } from '../../tables/organisation/groups';
import { users } from '../../tables/organisation/users';
import { copiedRows, type RestoreStep, type Restoring } from './Restoring';

type User = RowIn<typeof users>;

/** Why somebody of the copy isn't a member again. */
export interface LeftOut {
  readonly email: string;
  /** A guest whose account is gone, or whose mail address another account has by now. */
  readonly reason: 'guest' | 'address';
}

/** The groups of the organisation. */
interface Groups {
  /** In the copy. */
  readonly copied: ReadonlySet<number>;
  /** In the copy or now. */
  readonly all: ReadonlySet<number>;
}

const groupsOf = async (restoring: Restoring): Promise<Groups> => {
  const { target, organisation } = restoring;
  const copied: number[] = [];
  for await (const { id } of copiedRows(restoring, groups)) copied.push(id);
  const present = await target.store.rows(groups, organisation.id).find({ only: [] });
  return { copied: new Set(copied), all: new Set([...copied, ...present.map(({ id }) => id)]) };
};

/** The users of the copy who belong to the organisation. */
const copiedMembers = async (restoring: Restoring): Promise<ReadonlyMap<number, Row>> => {
  const found = new Map<number, Row>();
  for await (const user of copiedRows(restoring, users))
    if (membershipIn(user, restoring.organisation.id)) found.set(user.id, user);
  return found;
};

/** Those who belong to it now, and those of the copy who have an account. */
const presentUsers = async (
  { target, organisation }: Restoring,
  ids: readonly number[],
): Promise<ReadonlyMap<number, User>> => {
  const known = target.store.rows(users);
  const found = await known.find({
    any: [
      { where: { id: ids } },
      { where: { organisationId: organisation.id } },
      { where: { organisationIds: { contains: organisation.id } } },
    ],
  });
  return new Map(found.map((user) => [user.id, user]));
};

/** The groups of a user with those of the organisation as the copy has them. */
const groupsAgain = (user: Row, copied: Row | undefined, { copied: known, all }: Groups) => {
  const wanted = idsIn(copied?.groupIds).filter((id) => known.has(id));
  const kept = idsIn(user.groupIds).filter((id) => !all.has(id) || wanted.includes(id));
  return [...kept, ...wanted.filter((id) => !kept.includes(id))];
};

/** Who has an account keeps it; what they are in the organisation is what they were, and of who wasn't there nothing. */
const changesOf = (
  { organisation: { id } }: Restoring,
  user: User,
  copied: Row | undefined,
  own: Groups,
): Changes<User> => {
  const isHome = user.organisationId === id;
  const least = isHome ? { organisationId: id, roleId: OPERATOR, countsBelow: false } : undefined;
  const before = membershipIn(user, id);
  const after = (copied && membershipIn(copied, id)) ?? least;
  if (!after) return withoutMembership(user, id, [...own.all]);
  return {
    ...(!isDeepStrictEqual(before, after) && withMembership(user, after)),
    groupIds: groupsAgain(user, copied, own),
  };
};

const isChange = (user: Row, changes: Changes<Row>): boolean =>
  Object.entries(changes).some(
    ([name, value]) => !isDeepStrictEqual(user[name] ?? [], value ?? []),
  );

/** A user who comes back, as a member of the organisation alone. */
const returned = ({ organisation: { id } }: Restoring, user: Row, own: Groups): Row => ({
  ...user,
  organisationIds: idsIn(user.organisationIds).filter((one) => one === id),
  groupIds: idsIn(user.groupIds).filter((one) => own.copied.has(one)),
  ...(user.memberRoles !== undefined && { memberRoles: [] }),
});

/** Why somebody can't come back. An account is its home's, which may have removed it with reason. */
const hindrance = async (
  { target, organisation }: Restoring,
  { organisationId, email }: Row,
): Promise<LeftOut['reason'] | undefined> => {
  if (organisationId !== organisation.id) return 'guest';
  const where = { email: { ignoringCase: String(email) } };
  return (await target.store.rows(users).count({ where })) > 0 ? 'address' : undefined;
};

export interface MemberStep extends RestoreStep {
  readonly returning: ReadonlySet<number>;
  readonly leftOut: readonly LeftOut[];
}

/** What is to be done about the organisation's members. */
export const memberStep = async (restoring: Restoring): Promise<MemberStep> => {
  const { store, insert } = restoring.target;
  const own = await groupsOf(restoring);
  const copied = await copiedMembers(restoring);
  const present = await presentUsers(restoring, [...copied.keys()]);
  const added: Row[] = [];
  const leftOut: LeftOut[] = [];
  for (const user of copied.values()) {
    if (present.has(user.id)) continue;
    const reason = await hindrance(restoring, user);
    if (reason) leftOut.push({ email: String(user.email), reason });
    else added.push(returned(restoring, user, own));
  }
  const changed = [...present.values()]
    .map((user) => ({ user, changes: changesOf(restoring, user, copied.get(user.id), own) }))
    .filter(({ user, changes }) => isChange(user, changes));
  return {
    table: users.name,
    added: added.length,
    changed: changed.length,
    removed: 0,
    returning: new Set(added.map(({ id }) => id)),
    leftOut,
    async apply() {
      await insert(users, added);
      for (const { user, changes } of changed) await store.rows(users).update(user.id, changes);
    },
  };
};
