import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What OWASP asks of scrypt, in the form that takes the least memory (16 MiB a sign-in). */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

// Without 0, 1, i, l and o: a password that is read out must not be misheard or misread.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const GENERATED_LENGTH = 12;

const format = (salt: Buffer, key: Buffer): string =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');

/** A hash to store: algorithm, costs, salt and key, so that the costs can rise later. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return format(salt, await derive(password, salt, KEY_BYTES, cost));
};

/** A hash that no password has, to spend the same time on an unknown account as on a known one. */
export const decoyHash = (): string => format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

/** Whether the password is the one that was hashed; `false` for a hash that isn't one. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [algorithm, n, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64');
  if (algorithm !== 'scrypt' || expected.length !== KEY_BYTES) return false;
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), KEY_BYTES, options);
  return timingSafeEqual(actual, expected);
};

/** Twelve lower-case letters and digits, at least one of each, easy to read out. */
export const generatePassword = (): string => {
  const all = letters + digits;
  for (;;) {
    const password = Array.from(
      { length: GENERATED_LENGTH },
      () => all[randomInt(all.length)],
    ).join('');
    if (/[a-z]/.test(password) && /\d/.test(password)) return password;
  }
};
