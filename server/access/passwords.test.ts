import { expect, test } from 'vitest';
import { decoyHash, generatePassword, hashPassword, isPassword } from './passwords';

test('a hash fits only its password, and two hashes of one password differ', async () => {
  const [first, second] = await Promise.all([hashPassword('demo1234'), hashPassword('demo1234')]);
  expect(first).not.toBe(second);
  expect(first).not.toContain('demo1234');
  expect(await isPassword('demo1234', first)).toBe(true);
  expect(await isPassword('demo1235', first)).toBe(false);
});

test('a hash says how it was made, so that older ones stay right when the costs rise', async () => {
  const cheaper =
    'scrypt$2$8$1$c2FsdHNhbHRzYWx0c2FsdA==$SVwbUlGqavSyIq3tA75TQEmkNibnZvlgwd9aqQS55ps=';
  expect(await isPassword('demo1234', cheaper)).toBe(true);
  expect(await isPassword('other', cheaper)).toBe(false);
});

test('a decoy has the form of a hash and fits nothing', async () => {
  const parts = (hash: string) => hash.split('$').map(({ length }) => length);
  expect(parts(decoyHash())).toEqual(parts(await hashPassword('demo1234')));
  expect(await isPassword('demo1234', decoyHash())).toBe(false);
  expect(await isPassword('', '')).toBe(false);
});

test('generated passwords have twelve readable characters, letters and digits', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)[abcdefghjkmnpqrstuvwxyz2-9]{12}$/);
  }
  expect(new Set(passwords).size).toBe(500);
});
