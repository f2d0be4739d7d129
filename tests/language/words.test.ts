import { expect, test, vi } from 'vitest';
import { words } from './language';
import { definition } from './resourceWords';

// What is written is counted, not the defaults that these would add.
const { asWritten } = vi.hoisted(() => ({ asWritten: (written: unknown) => written }));
vi.mock('../../schemas/resource/defineResource', () => ({ defineResource: asWritten }));
vi.mock('../../schemas/resource/definePage', () => ({ definePage: asWritten }));
vi.mock('../../schemas/resource/subList', () => ({ subList: asWritten }));
vi.mock('../../schemas/resource/link', () => ({
  link: { verbs: asWritten, functions: asWritten, set: asWritten },
}));

/** Most words that serve one definition; it only goes down, with them. What one entity needs is a screen or a function. */
const LIMIT = 15;

/** Words that wait for their use, or that the language itself writes. */
const UNWRITTEN = ['formOnly', 'renamedFrom', 'whenMissing'];

const files = import.meta.glob<Readonly<Record<string, { readonly name: string }>>>(
  ['../../resources/*/*.ts', '!../../resources/shared/**', '!../../resources/*/*.test*.ts'],
  { eager: true },
);

const nameOf = (word: string): string => word.slice(word.indexOf('.') + 1);

/** The definitions that use each word, by their names. A word means the same wherever it stands. */
const usersOf = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const users = new Map([...words].map((word) => [nameOf(word), new Set<string>()]));
  for (const written of Object.values(files).flatMap((file) => Object.values(file)))
    definition(written, (word) => users.get(nameOf(word))?.add(written.name));
  return users;
};

test('each word of the language is used by a definition', () => {
  const unused = [...usersOf()].flatMap(([word, names]) => (names.size === 0 ? [word] : []));
  expect(unused.toSorted()).toEqual(UNWRITTEN);
});

test(`no more than ${LIMIT} words serve one definition alone`, () => {
  const alone = [...usersOf()].filter(([, names]) => names.size === 1);
  const listed = alone.map(([word, names]) => `${word} (${[...names].join()})`);
  expect(listed.length, listed.join('\n')).toBe(LIMIT);
});
