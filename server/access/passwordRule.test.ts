import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import { users } from '../tables/organisation/users';
import { passwordLength, passwordProblem } from './passwordRule';

const personOf = async () => {
  const person = { id: 1, organisationId: 1, organisationIds: [2] };
  const names = { firstName: 'Jo', lastName: 'Bakker', email: 'j.bakker@kompas.test' };
  const store = await openTestStore({ users: [{ ...person, ...names }] });
  const user = await store.rows(users).get(1);
  if (!user) throw new Error('There is no user');
  return user;
};

const refusals: readonly (readonly [string, number, string | undefined])[] = [
  ['abc12', 6, 'server.passwords.length'],
  ['abcdef', 6, 'server.passwords.digitAndLetter'],
  ['123456', 6, 'server.passwords.digitAndLetter'],
  ['abc123', 6, undefined],
  ['bakker1', 6, undefined],
  [`a1${'x'.repeat(199)}`, 6, 'server.passwords.longest'],
  ['better 42', 10, 'server.passwords.length'],
  ['Password123', 10, 'server.passwords.common'],
  ['xxBAKKERxx1', 10, 'server.passwords.holdsName'],
  ['1j.bakker@kompas.test', 10, 'server.passwords.holdsName'],
  // A name of two letters stands in too many words.
  ['jo42 makes tea', 10, undefined],
];

test.each(refusals)('%s, of at least %i characters: %s', async (password, min, message) => {
  expect((await passwordProblem(password, min, await personOf()))?.message).toBe(message);
});

test('the longest of what installation and organisations ask for counts, and never less than the least', async () => {
  const user = await personOf();
  const lengthOf = (passwordLengths: readonly (number | null)[], installed?: number) =>
    passwordLength(
      { mediaMaxBytes: 1, passwordLength: installed },
      user,
      passwordLengths.map((length, index) => ({ id: index + 1, passwordLength: length })),
    );
  expect(lengthOf([null, null])).toBe(6);
  expect(lengthOf([3], 2)).toBe(6);
  expect(lengthOf([null, null], 10)).toBe(10);
  expect(lengthOf([8, 12], 10)).toBe(12);
  // The third is none of the user's.
  expect(lengthOf([null, null, 30])).toBe(6);
});
