import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Most files that somebody opens who follows one of the walks of `docs/architecture.md`. */
const LIMITS = {
  'A flag': 24,
  'An action': 20,
  'A row of a sub-list': 28,
  'A list with a filter': 30,
  'An import': 25,
} as const;

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Where to look');
const [text = ''] = section.split('\n## ');

test.each(Object.entries(LIMITS))(
  '%s passes files that are there, and %s at most',
  (name, most) => {
    const [, walk = ''] = text.split(`- **${name}**`);
    const [own = ''] = walk.split('\n- **');
    const files = [...own.matchAll(/`(\w[\w-]*\/[\w/]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(most / 2);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
  },
);
