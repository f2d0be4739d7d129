import { randomInt } from 'node:crypto';
import type { Store } from '../../store/Store';
import { recoveryCodes } from '../../tables/organisation/recoveryCodes';
import { hashOf } from '../token';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
// Without 0, 1, i, l and o, which are misread on paper.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

/** A code as it is compared: however it was typed. Its 79 bits need no slow hash. */
const hashOfCode = (code: string): string =>
  hashOf(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

const rowOf = async (store: Store, userId: number) =>
  (await store.rows(recoveryCodes).find({ where: { userId }, take: 1 }))[0];

/** How many codes a user has left. */
export const countRecoveryCodes = async (store: Store, userId: number): Promise<number> =>
  (await rowOf(store, userId))?.codeHashes.length ?? 0;

/** Gives a user new codes; those of before end. Within a transaction. @returns them, to be shown once */
export const renewRecoveryCodes = async (
  store: Store,
  userId: number,
): Promise<readonly string[]> => {
  const codes = Array.from({ length: COUNT }, newCode);
  const codeHashes = codes.map(hashOfCode);
  const row = await rowOf(store, userId);
  const rows = store.rows(recoveryCodes);
  await (row ? rows.update(row.id, { codeHashes }) : rows.insert({ userId, codeHashes }));
  return codes;
};

/** Uses up a code. @returns whether it was one */
export const takeRecoveryCode = (store: Store, userId: number, code: string): Promise<boolean> =>
  store.transaction(async (inner) => {
    const found = await rowOf(inner, userId);
    const row = found && (await inner.rows(recoveryCodes).get(found.id, 'lock'));
    const hash = hashOfCode(code);
    if (!row?.codeHashes.includes(hash)) return false;
    const codeHashes = row.codeHashes.filter((known) => known !== hash);
    await inner.rows(recoveryCodes).update(row.id, { codeHashes });
    return true;
  });
