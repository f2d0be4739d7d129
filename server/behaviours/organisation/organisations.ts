import { randomInt } from 'node:crypto';
import { rights } from '../../../schemas';
import { organisationsOf } from '../../access/access';
import { ADMINISTRATOR, membershipIn, OPERATOR, withMembership } from '../../access/memberships';
import type { Behaviour, CallContext, ForbiddenTargets, Using } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { removeFiles } from '../../records/files/files';
import { internalTables, tables } from '../../records/tables';
import { findRows, isOfOneTenant } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { pickAll } from '../pick';
import { leaving } from './grants/members';
import { requireOther, suspend, suspendedBy, suspensionDoubts } from './grants/suspension';
import { isAdministrator } from './grants/within';
import { ADMINISTRATION } from './modules';

/** Collections without a definition whose rows go with their organisation. */
const FURTHER = [...Object.keys(tables), ...internalTables];

const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const NUMBER_LENGTH = 8;

const newNumber = async ({ store }: CallContext): Promise<string> => {
  for (;;) {
    const symbols = Array.from({ length: NUMBER_LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]);
    const organisationId = `ORG-${symbols.join('')}`;
    const { total } = await store.find('organisations', { where: { organisationId }, take: 0 });
    if (total === 0) return organisationId;
  }
};

/** The organisation that the call is for, and all below it. */
const below = ({ call }: CallContext): ReadonlySet<number> => {
  // It reaches as far as a user does whose home it is.
  const top = { id: 0, organisationId: call.organisation.id };
  return new Set(organisationsOf(top, call.organisations).map(({ id }) => id));
};

/** Whether the user may change an organisation: from it, from above it, or by its rights there. */
const isOwn = async (context: CallContext, organisation: Row): Promise<boolean> => {
  if (context.call.isProvider || below(context).has(organisation.id)) return true;
  const access = await context.access.accessOf(context.call.user, organisation);
  return access[ADMINISTRATION]?.[rights.indexOf('update')] === '1';
};

const ancestorsOf = (organisation: Row, all: readonly Row[]): ReadonlySet<number> => {
  const known = new Map(all.map((row) => [row.id, row]));
  const found = new Set<number>();
  for (
    let row: Row | undefined = organisation;
    row && !found.has(row.id);
    row = known.get(Number(row.parentId))
  )
    found.add(row.id);
  return found;
};

/** The rows of resources that belong to an organisation and go with it. */
const going = async (
  { store, definitions }: CallContext,
  organisationId: number,
): Promise<readonly Using[]> => {
  const found: Using[] = [];
  for (const { name, single } of definitions.all) {
    if (!isOfOneTenant(name) || single) continue;
    const { rows } = await store.find(name, { where: { organisationId } });
    found.push({ resource: name, effect: 'removed', rows });
  }
  return found;
};

/** Who belongs to an organisation, and what stands below it: it can't go before them. */
const keeping = async ({ store }: CallContext, id: number): Promise<readonly Using[]> => [
  {
    resource: 'users',
    effect: 'keeps',
    rows: (await store.find('users', { where: { organisationId: id } })).rows,
  },
  {
    resource: 'organisations',
    effect: 'keeps',
    rows: (await store.find('organisations', { where: { parentId: id } })).rows,
  },
];

const removeRows = async (context: CallContext, collection: string, organisationId: number) => {
  const { rows } = await context.store.find(collection, { where: { organisationId } });
  for (const { id } of rows) {
    await removeFiles(context, { organisationId, resource: collection, recordId: id });
    await context.store.remove(collection, id);
  }
};

const endMemberships = async (context: CallContext, organisationId: number) => {
  const { store } = context;
  const where = { organisationIds: { contains: organisationId } };
  for (const user of (await store.find('users', { where })).rows) {
    const { id, ...after } = await leaving(context, user, organisationId);
    await store.update('users', id, after);
  }
};

/** Makes the caller a member; who is one already stays what it is. */
const join = async ({ store, call }: CallContext, organisationId: number, roleId: number) => {
  const user = await store.get('users', call.user.id);
  if (!user || membershipIn(user, organisationId)) return;
  const membership = { organisationId, roleId, countsBelow: false };
  await store.update('users', user.id, withMembership(user, membership));
};

/** What can't be placed below an organisation: what is placed there is open to those above. */
const notBelow = async (context: CallContext, row: Row): Promise<readonly ForbiddenTargets[]> => {
  const all = await context.store.find('organisations');
  const ancestors = ancestorsOf(row, all.rows);
  const reached = below(context);
  const own: number[] = [];
  for (const organisation of context.call.organisations)
    if (await isAdministrator(context, organisation)) own.push(organisation.id);
  const isReturning = { where: { parentId: null, formerParentId: [...reached] } };
  return [
    { targets: { where: { id: [...ancestors] } }, because: 'server.organisations.cycle' },
    {
      targets: { not: { any: [{ where: { id: own } }, isReturning] } },
      because: 'server.organisations.elsewhere',
    },
  ];
};

/** Who takes an organisation out from below another still sees it, and can put it back. */
const keepInSight = async (context: CallContext, { id }: Row, child: Row): Promise<void> => {
  // What the provider takes out, it alone puts back.
  const formerParentId = context.call.isProvider ? null : id;
  await context.store.update('organisations', child.id, { formerParentId });
  await join(context, child.id, OPERATOR);
};

/** Without it nobody could work for the organisation any more, not even to give it back. */
const keepAdministration = async (
  { call }: CallContext,
  { id }: Row,
  { modulekey }: Row,
): Promise<void> => {
  if (id === call.organisation.id && modulekey === ADMINISTRATION)
    throw new Refusal(409, 'server.modules.needed');
};

/** Organisations: each with its place below another, its modules and all that is stored for it. */
export const organisations: Behaviour = {
  first: async (context) => ({
    organisationId: await newNumber(context),
    parentId: context.call.organisation.id,
    // Without it nobody could manage who works there.
    moduleIds: (
      await findRows(context, 'modules', { where: { modulekey: ADMINISTRATION } })
    ).rows.map(({ id }) => id),
  }),

  record: async (context, row) => {
    const modules = await findRows(context, 'modules', { sort: [{ field: 'name', order: 'asc' }] });
    const assigned = new Set(storedIds(row?.moduleIds));
    return {
      modules: pickAll(modules.rows, ['name']),
      assignedModules: pickAll(
        modules.rows.filter(({ id }) => assigned.has(id)),
        ['name'],
      ),
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
    const children = await store.find('organisations', { where: { parentId: id }, take: 0 });
    if (children.total > 0) throw new Refusal(409, 'server.organisations.hasChildren');
    const users = await store.find('users', { where: { organisationId: id }, take: 0 });
    if (users.total > 0) throw new Refusal(409, 'server.organisations.hasUsers');
  },

  onRemove: async (context, { id }) => {
    const { definitions } = context;
    const own = definitions.all.map(({ name }) => name).filter(isOfOneTenant);
    for (const collection of [...own, ...FURTHER]) await removeRows(context, collection, id);
    await endMemberships(context, id);
  },

  links: {
    organisations: { forbidden: notBelow, onRemoved: keepInSight },
    modules: { onRemoved: keepAdministration },
  },
};
