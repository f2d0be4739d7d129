import type { Resource } from '../../schemas';
import { generatePassword, hashPassword } from '../access/passwords';
import type { CallContext, Prepared } from '../contract/CallContext';
import { ok, type Reply } from '../contract/reply';
import { rowsOf } from '../records/tenant';
import { storeUnchanged } from '../records/versions/storeUnchanged';
import type { Row } from '../store/Table';

/** A generated password: its hash to store, itself to show this once. */
export const newPassword = async (): Promise<Prepared> => {
  const password = generatePassword();
  return { values: { passwordHash: await hashPassword(password) }, answer: { password } };
};

/**
 * Gives the owner of a row a generated password, and shows it in the answer.
 *
 * @param meanwhile done in the same transaction
 */
export const resetPassword = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  meanwhile: (inner: CallContext) => Promise<void> = async () => undefined,
): Promise<Reply> => {
  const { values, answer } = await newPassword();
  const lastModified = new Date(context.clock()).toISOString();
  await storeUnchanged(context, definition, row, async (inner, { id }) => {
    await rowsOf(inner, inner.tables.of(definition)).update(id, { ...values, lastModified });
    await meanwhile(inner);
  });
  return ok({ message: context.call.text('server.users.passwordReset'), ...answer });
};
