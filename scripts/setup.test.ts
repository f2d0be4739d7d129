import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';
import { isUpToDate } from './setup.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a-win32': { version: '1.0.0', integrity: 'sha512-w', optional: true },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-t', dev: true },
  },
};
const tool = { 'node_modules/tool': wanted.packages['node_modules/tool'] };
const a = wanted.packages['node_modules/a'];

describe('what is installed', () => {
  it('suffices without optional packages', () =>
    expect(isUpToDate(wanted, { packages: { ...tool, 'node_modules/a': a } }, linux)).toBe(true));

  it.each([
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/a': { ...a, version: '0.9.0' } }],
    ['a package has another content', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
    [
      'an optional package has another version',
      { 'node_modules/a': a, 'node_modules/a-win32': { version: '0.9.0' } },
    ],
    [
      'it was copied from another machine',
      { 'node_modules/a': a, 'node_modules/a-darwin': { version: '1.0.0', os: ['darwin'] } },
    ],
  ])('is out of date when %s', (_, packages) =>
    expect(isUpToDate(wanted, { packages: { ...tool, ...packages } }, linux)).toBe(false),
  );

  it('suffices in production without what the product is developed with', () => {
    const packages = { 'node_modules/a': a };
    expect(isUpToDate(wanted, { packages }, linux, true)).toBe(true);
    expect(isUpToDate(wanted, { packages }, linux)).toBe(false);
  });

  it('may say what it is not made for', () =>
    expect(
      isUpToDate(
        wanted,
        { packages: { ...tool, 'node_modules/a': a, 'node_modules/b': { os: ['!win32'] } } },
        linux,
      ),
    ).toBe(true));
});

const FOLDER = join(root, 'scripts');

const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** What a script and all that it imports load from elsewhere before their first line runs. */
const loadedFirst = (file: string, seen: Set<string> = new Set()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const sources = [...textOf(file).matchAll(/^(?:import|export) (?:[^;]*? from )?'(.+?)';/gm)];
  return sources.flatMap(([, source = '']) =>
    source.startsWith('./') ? loadedFirst(source.slice(2), seen) : [source],
  );
};

describe('scripts that install the packages', () => {
  const scripts = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.mjs') && /^setUp\(\);$/m.test(textOf(file)),
  );

  it('are those that users run', () =>
    expect(scripts).toEqual(expect.arrayContaining(['start.mjs', 'test.mjs'])));

  it.each(scripts)('%s loads nothing that has yet to be installed', (script) =>
    expect(loadedFirst(script).filter((source) => !source.startsWith('node:'))).toEqual([]),
  );
});
