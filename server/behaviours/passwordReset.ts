import { generatePassword, hashPassword } from '../access/passwords';
import { ok } from '../contract/envelope';
import type { Reply } from '../contract/route';
import type { Work } from '../contract/Work';
import type { Row } from '../store/Store';
import type { Prepared } from './Behaviour';

/** A generated password: its hash to store, itself to tell this once. */
export const newPassword = async (): Promise<Prepared> => {
  const password = generatePassword();
  return { values: { passwordHash: await hashPassword(password) }, answer: { password } };
};

/** Gives the owner of a row a generated password, and tells it in the answer. */
export const resetPassword = async (
  { store, call }: Work,
  collection: string,
  row: Row,
): Promise<Reply> => {
  const { values, answer } = await newPassword();
  const lastModified = new Date(call.context.clock()).toISOString();
  await store.update(collection, row.id, { ...values, lastModified });
  return ok({ message: call.text('server.users.passwordReset'), ...answer });
};
