import { expect, test } from 'vitest';
import { clashesOf } from './fileNames.mjs';

test.each([
  [['src/Week.tsx', 'src/week.ts'], ['src/Week.tsx and src/week.ts']],
  [['src/week.tsx', 'src/week.ts'], ['src/week.ts and src/week.tsx']],
  [['src/Week/a.ts', 'src/week/b.ts'], ['src/Week/ and src/week/']],
  [['README.md', 'readme.md'], ['README.md and readme.md']],
  [['src/week.ts', 'src/week.test.ts', 'src/week.module.css', 'src/week/a.ts', 'week.ts'], []],
])('of %j clash %j', (paths, clashes) => expect(clashesOf(paths)).toEqual(clashes));
