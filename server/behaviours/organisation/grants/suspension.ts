import { devices } from '../../../../resources/devices/devices';
import type { Problem } from '../../../../schemas';
import { isSuspended } from '../../../access/access';
import { endSessions } from '../../../access/endSessions';
import type { CallContext, Save } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import type { RowIn } from '../../../store/Table';
import type { organisations } from '../../../tables/organisation/organisations';
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

/** Has everybody out who works for it. */
export const suspend = async (context: CallContext, row: Organisation): Promise<void> => {
  await endSessions(context.store, { organisationId: row.id }, context.call.sessionId);
};
