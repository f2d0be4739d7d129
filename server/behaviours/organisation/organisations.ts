import { organisations as definition } from '../../../resources/organisation/organisations';
import { ancestorsOf, grants, isAdministratorOf, organisationsOf } from '../../access/access';
import { ADMINISTRATOR, membershipIn, OPERATOR, withMembership } from '../../access/memberships';
import { newOrganisationNumber } from '../../access/organisationNumber';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, ForbiddenTargets, Using } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { removeAllFiles } from '../../records/files/files';
import { MAX_NAMED } from '../../records/references/mentions';
import { rowsOf } from '../../records/tenant';
import type { Row, RowIn } from '../../store/Table';
import { modules } from '../../tables/organisation/modules';
import { organisations as table } from '../../tables/organisation/organisations';
import { users } from '../../tables/organisation/users';
import { pickAll } from '../pick';
import { organisationsAbove } from './grants/above';
import { leaving } from './grants/members';
import { requireOther, suspend, suspendedBy, suspensionDoubts } from './grants/suspension';
import { isAdministrator } from './grants/within';
import { ADMINISTRATION } from './modules';

type Organisation = RowIn<typeof table>;

/** The flag of who may change. */
const UPDATE = '0010';

/** The organisation that the call is for, and all below it. */
const below = ({ call }: CallContext): ReadonlySet<number> => {
  // It reaches as far as a user does whose home it is.
  const top = { id: 0, organisationId: call.organisation.id };
  return new Set(organisationsOf(top, call.organisations).map(({ id }) => id));
};

/** Whether the user may change an organisation, whichever is the active one: what is a right here needn't be one there. */
const isOwn = async (context: CallContext, organisation: Row): Promise<boolean> => {
  if (context.call.isProvider) return true;
  const { isAdministrator, access } = await context.access.standingOf(
    context.call.user,
    organisation,
  );
  return isAdministrator || grants(access, ADMINISTRATION, UPDATE);
};

/** The rows of resources that belong to an organisation and go with it, as far as the caller may know of them. */
const going = async (context: CallContext, id: number): Promise<readonly Using[]> => {
  const { call, definitions, store, tables } = context;
  if (!call.isProvider && id !== call.organisation.id) return [];
  const found: Using[] = [];
  for (const { name, single } of definitions.all) {
    const own = single ? undefined : tables.named(name);
    if (!own?.ofOrganisation) continue;
    const page = await store.rows(own, id).page({ take: MAX_NAMED });
    found.push({ resource: name, effect: 'removed', ...page });
  }
  return found;
};

/** Who belongs to an organisation, and what stands below it: it can't go before them. */
const keeping = async (context: CallContext, id: number): Promise<readonly Using[]> => {
  const isProvider = context.call.isProvider;
  const homes = isProvider ? context.store.rows(users) : rowsOf(context, users);
  const places = isProvider ? context.store.rows(table) : rowsOf(context, table);
  const take = MAX_NAMED;
  return [
    {
      resource: users.name,
      effect: 'keeps',
      ...(await homes.page({ where: { organisationId: id }, take })),
    },
    {
      resource: table.name,
      effect: 'keeps',
      ...(await places.page({ where: { parentId: id }, take })),
    },
  ];
};

/** Removes all that is stored for an organisation. */
const removeRows = async (context: CallContext, organisationId: number): Promise<void> => {
  await removeAllFiles(context, organisationId);
  const own = context.tables.all.filter(({ ofOrganisation }) => ofOrganisation);
  for (const one of own) await context.store.rows(one, organisationId).removeWhere({});
};

const endMemberships = async (context: CallContext, organisationId: number): Promise<void> => {
  const all = context.store.rows(users);
  const changesOf = await leaving(context, organisationId);
  const guests = { where: { organisationIds: { contains: organisationId } } };
  for await (const { id } of all.each({ ...guests, only: [] })) {
    const user = await all.get(id, 'lock');
    if (user) await all.update(id, changesOf(user));
  }
};

/** Makes the caller a member; who is one already stays what it is. */
const join = async ({ store, call }: CallContext, organisationId: number, roleId: number) => {
  const user = await store.rows(users).get(call.user.id, 'lock');
  if (!user || membershipIn(user, organisationId)) return;
  const membership = { organisationId, roleId, countsBelow: false };
  await store.rows(users).update(user.id, withMembership(user, membership));
};

/** The organisations that the caller is an administrator of. */
const administered = ({ call }: CallContext): readonly number[] =>
  call.organisations
    .filter(
      (one) =>
        call.isProvider || isAdministratorOf(call.user, one, ancestorsOf(one, call.organisations)),
    )
    .map(({ id }) => id);

/** What can't be placed below an organisation: what is placed there is open to those above. */
const notBelow = async (
  context: CallContext,
  { id, parentId }: Organisation,
): Promise<readonly ForbiddenTargets[]> => {
  const above = await organisationsAbove(context, parentId);
  const ancestors = [id, ...above.map((one) => one.id)];
  const reached = below(context);
  const own = administered(context);
  const isReturning = { where: { parentId: null, formerParentId: [...reached] } };
  return [
    { targets: { where: { id: ancestors } }, because: 'server.organisations.cycle' },
    {
      targets: { not: { any: [{ where: { id: own } }, isReturning] } },
      because: 'server.organisations.elsewhere',
    },
  ];
};

/** Who takes an organisation out from below another still sees it, and can put it back. */
const keepInSight = async (context: CallContext, { id }: Organisation, child: Row) => {
  // What the provider takes out, it alone puts back.
  const formerParentId = context.call.isProvider ? null : id;
  await context.store.rows(table).update(child.id, { formerParentId });
  await join(context, child.id, OPERATOR);
};

/** Without it nobody could work for the organisation any more, not even to give it back. */
const keepAdministration = async (
  { call }: CallContext,
  { id }: Organisation,
  { modulekey }: Row,
): Promise<void> => {
  if (id === call.organisation.id && modulekey === ADMINISTRATION)
    throw new Refusal(409, 'server.modules.needed');
};

/** Organisations: each with its place below another, its modules and all that is stored for it. */
export const organisations = behaviour(definition, table, {
  first: async (context) => {
    // Without it nobody could manage who works there.
    const where = { modulekey: ADMINISTRATION };
    const needed = await rowsOf(context, modules).find({ where, only: [] });
    return {
      organisationId: await newOrganisationNumber(context.store),
      parentId: context.call.organisation.id,
      moduleIds: needed.map(({ id }) => id),
    };
  },

  record: async (context, row) => {
    const all = await rowsOf(context, modules).find({
      sort: [{ field: 'name', order: 'asc' }],
      only: ['name'],
    });
    const assigned = all.filter(({ id }) => row?.moduleIds?.includes(id));
    return {
      ...(row && { canEdit: await isOwn(context, row) }),
      modules: pickAll(all, ['name']),
      assignedModules: pickAll(assigned, ['name']),
    };
  },

  mayChange: async (context, row, link) => {
    if (!(await isOwn(context, row))) throw new Refusal(403, 'server.organisations.elsewhere');
    // What stands below it is open to those whose role counts there.
    if (link === 'organisations' && !(await isAdministrator(context, row)))
      throw new Refusal(403, 'server.organisations.administrators');
  },

  doubts: suspensionDoubts,

  onSave: async (context, save) => {
    const row = suspendedBy(save);
    if (row) await requireOther(context, row);
    return {};
  },

  afterSave: async (context, { before, row }) => {
    if (!before) await join(context, row.id, ADMINISTRATOR);
    else if (suspendedBy({ before, after: row })) await suspend(context, row);
  },

  usedBy: async (context, row) =>
    [...(await keeping(context, row.id)), ...(await going(context, row.id))]
      .filter(({ rows }) => rows.length > 0)
      .map((using) => ({ ...using, organisation: row })),

  mayRemove: async ({ store, call, access }, { id }) => {
    if (id === call.organisation.id) throw new Refusal(409, 'server.organisations.active');
    if ((await access.providerOrganisation())?.id === id)
      throw new Refusal(409, 'server.organisations.provider');
    if ((await store.rows(table).count({ where: { parentId: id } })) > 0)
      throw new Refusal(409, 'server.organisations.hasChildren');
    if ((await store.rows(users).count({ where: { organisationId: id } })) > 0)
      throw new Refusal(409, 'server.organisations.hasUsers');
  },

  onRemove: async (context, { id }) => {
    await endMemberships(context, id);
    await removeRows(context, id);
  },

  links: {
    organisations: { forbidden: notBelow, onRemoved: keepInSight },
    modules: { onRemoved: keepAdministration },
  },
});
