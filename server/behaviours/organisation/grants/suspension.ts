import { devices } from '../../../../resources/devices/devices';
import type { Problem } from '../../../../schemas';
import { isSuspended } from '../../../access/access';
import { endSessions } from '../../../access/endSessions';
import type { CallContext, Save } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import type { RowIn } from '../../../store/Table';
import { organisations } from '../../../tables/organisation/organisations';
import { sessions } from '../../../tables/organisation/sessions';
import { users } from '../../../tables/organisation/users';
import { tableOf } from '../../../tables/tableOf';

const deviceTable = tableOf(devices);

type Organisation = RowIn<typeof organisations>;

/** The organisation that a save suspends. */
export const suspendedBy = ({ before, after }: Save<Organisation>): Organisation | undefined =>
  before && !isSuspended(before) && isSuspended({ ...after, id: before.id }) ? before : undefined;

/** @throws FieldProblems 409 where the provider would lock itself out */
export const requireOther = async (
  { access }: CallContext,
  { id }: Organisation,
): Promise<void> => {
  if ((await access.providerOrganisation())?.id !== id) return;
  const problems = { active: { message: 'server.organisations.provider' } };
  throw new FieldProblems('organisations', problems, 409);
};

/** Whom it concerns that an organisation is suspended. */
export const suspensionDoubts = async (
  context: CallContext,
  save: Save<Organisation>,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const row = suspendedBy(save);
  if (!row) return {};
  await requireOther(context, row);
  const { store } = context;
  const params = {
    name: String(row.name),
    users: await store.rows(users).count({ where: { organisationId: row.id } }),
    devices: await store.rows(deviceTable, row.id).count(),
  };
  return { active: { message: 'server.organisations.suspends', params } };
};

/** All organisations below one, however far. */
const allBelow = async ({ store }: CallContext, id: number): Promise<readonly number[]> => {
  const found = new Set<number>();
  let level = [id];
  while (level.length > 0) {
    const rows = await store.rows(organisations).find({ where: { parentId: level }, only: [] });
    level = rows.map((row) => row.id).filter((one) => !found.has(one));
    for (const one of level) found.add(one);
  }
  return [...found];
};

/** Has everybody out who works for it, and whoever worked for one below it and reaches that no other way. */
export const suspend = async (context: CallContext, { id }: Organisation): Promise<void> => {
  const { access, call, store } = context;
  await endSessions(store, { organisationId: id }, call.sessionId);
  const below = { where: { organisationId: await allBelow(context, id) } };
  for (const { id: sessionId, userId, organisationId } of await store.rows(sessions).find(below)) {
    const user = await store.rows(users).get(userId ?? 0);
    const reached = user ? await access.organisationsOf(user) : [];
    if (!reached.some((one) => one.id === organisationId))
      await endSessions(store, { id: sessionId });
  }
};
