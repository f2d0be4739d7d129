import type { Problem } from '../../schemas';
import type { Installation } from '../contract/Installation';
import type { Row } from '../store/Store';
import type { User } from '../tables/organisation/users';
import { membershipsOf } from './memberships';

/** The least that every password has. */
export const LEAST = 6;
const LONGEST = 200;
/** How many of the commonest passwords a raised rule refuses. */
const COMMON = 10_000;
/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3;

/**
 * The fewest characters of a user's passwords: as the installation has it, and the organisations that they belong to.
 *
 * @param organisations among which those are
 */
export const passwordLength = (
  { passwordLength: length = LEAST }: Installation,
  user: User,
  organisations: readonly Row[],
): number => {
  const own = new Set(membershipsOf(user).map(({ organisationId }) => organisationId));
  const set = organisations
    .filter(({ id }) => own.has(id))
    .map((organisation) => Number(organisation.passwordLength ?? 0));
  return Math.max(LEAST, length, ...set);
};

let known: ReadonlySet<string> | undefined;

/** The list has tens of thousands and is loaded when it is first asked for. */
const isCommon = async (password: string): Promise<boolean> => {
  if (!known) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    known = new Set(dictionary['passwords-common'].slice(0, COMMON).map(String));
  }
  return known.has(password.toLowerCase());
};

/** Whose password it is. */
type Person = Pick<User, 'firstName' | 'lastName' | 'email'>;

const holdsName = (password: string, { firstName, lastName, email }: Person): boolean => {
  const lower = password.toLowerCase();
  const names = [firstName, lastName, email, (email ?? '').split('@')[0]];
  return names
    .map((name) => (name ?? '').trim().toLowerCase())
    .some((name) => name.length >= SHORTEST_NAME && lower.includes(name));
};

const ruleBroken = (password: string, min: number): Problem<string> | undefined => {
  if (password.length < min) return { message: 'server.passwords.length', params: { min } };
  if (password.length > LONGEST)
    return { message: 'server.passwords.longest', params: { max: LONGEST } };
  return /\d/.test(password) && /[A-Za-z]/.test(password)
    ? undefined
    : { message: 'server.passwords.digitAndLetter' };
};

/**
 * What is wrong with somebody's password. Where more than the least is asked for, neither may it be one of those that are
 * guessed first.
 *
 * @param min the fewest characters that it may have
 */
export const passwordProblem = async (
  password: string,
  min: number,
  person: Person,
): Promise<Problem<string> | undefined> => {
  const broken = ruleBroken(password, min);
  if (broken || min <= LEAST) return broken;
  if (holdsName(password, person)) return { message: 'server.passwords.holdsName' };
  return (await isCommon(password)) ? { message: 'server.passwords.common' } : undefined;
};
