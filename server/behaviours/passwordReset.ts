import { generatePassword, hashPassword } from '../access/passwords';
import type { CallContext, Prepared } from '../contract/CallContext';
import { ok, type Reply } from '../contract/reply';
import type { Row } from '../store/Store';

/** A generated password: its hash to store, itself to show this once. */
export const newPassword = async (): Promise<Prepared> => {
  const password = generatePassword();
  return { values: { passwordHash: await hashPassword(password) }, answer: { password } };
};

/** Gives the owner of a row a generated password, and shows it in the answer. */
export const resetPassword = async (
  { store, call, clock }: CallContext,
  collection: string,
  row: Row,
): Promise<Reply> => {
  const { values, answer } = await newPassword();
  const lastModified = new Date(clock()).toISOString();
  await store.update(collection, row.id, { ...values, lastModified });
  return ok({ message: call.text('server.users.passwordReset'), ...answer });
};
