import { expect, test } from 'vitest';

/** Most places outside the kinds' own that ask for a kind by its name. It only goes down: a trait says more. */
const LIMIT = 61;

const sources = import.meta.glob<string>(
  [
    '../../{schemas,src,server,dataProvider,i18n,resources}/**/*.{ts,tsx}',
    '!../../schemas/kinds/**',
    '!../../src/kinds/**',
    '!../../server/wire/**',
    '!../../**/*.test.{ts,tsx}',
    '!../../**/*.test-d.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

test(`no more than ${LIMIT} places name a kind`, () => {
  const places = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\bisKind\([^)]*?'/g)].map(() => path.replace('../../', '')),
  );
  expect(places.length, [...new Set(places)].join('\n')).toBe(LIMIT);
});
