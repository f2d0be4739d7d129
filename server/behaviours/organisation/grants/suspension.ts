import type { Problem } from '../../../../schemas';
import { isSuspended } from '../../../access/access';
import { endSessions } from '../../../access/endSessions';
import type { CallContext, Save } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import type { Row } from '../../../store/Store';

/** The organisation that a save suspends. */
export const suspendedBy = ({ before, after }: Save): Row | undefined =>
  before && !isSuspended(before) && isSuspended({ ...after, id: before.id }) ? before : undefined;

/** @throws FieldProblems 409 where the provider would lock itself out */
export const requireOther = async ({ access }: CallContext, { id }: Row): Promise<void> => {
  if ((await access.providerOrganisation())?.id !== id) return;
  const problems = { active: { message: 'server.organisations.provider' } };
  throw new FieldProblems('organisations', problems, 409);
};

/** Whom it concerns that an organisation is suspended. */
export const suspensionDoubts = async (
  context: CallContext,
  save: Save,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const row = suspendedBy(save);
  if (!row) return {};
  await requireOther(context, row);
  const count = async (collection: string) =>
    (await context.store.find(collection, { where: { organisationId: row.id }, take: 0 })).total;
  const params = {
    name: String(row.name),
    users: await count('users'),
    devices: await count('devices'),
  };
  return { active: { message: 'server.organisations.suspends', params } };
};

/** Has everybody out who works for it. */
export const suspend = async (context: CallContext, row: Row): Promise<void> => {
  await endSessions(context.store, { organisationId: row.id }, context.call.sessionId);
};
