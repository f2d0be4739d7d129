import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8');

/** What server, labels, demo and contract tests are made of. */
const COPIED = [
  ...['schemas', 'resources', 'i18n', 'server', 'mock-server', 'dataProvider', 'build', 'tests'],
  ...['src', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
];

/** The blocks of code that begin with the name of their file. */
const printed = [...page.matchAll(/^```ts\n\/\/ (\S+\.ts)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

const node = (folder: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
};

test('the printed example of a resource passes the type check and its own test', async () => {
  const folder = await temporaryFolder();
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { path, text } of printed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
  }
  const paths = printed.map(({ path }) => path);
  expect(paths).toEqual([
    'resources/devices/signs.ts',
    'i18n/en/labels/devices/signs.ts',
    'i18n/nl/labels/devices/signs.ts',
    'mock-server/rows/devices/signs.ts',
    'tests/fixtures/rows/signs.ts',
    'tests/fixtures/calls/devices/signs.ts',
    'tests/contract/devices/signs.test.ts',
    'server/behaviours/devices/signs.ts',
    'tests/contract/devices/litSigns.test.ts',
  ]);

  const config = { extends: './tsconfig.json', include: paths };
  writeFileSync(join(folder, 'tsconfig.printed.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(node(folder, [tsc, '--noEmit', '-p', 'tsconfig.printed.json'])).toEqual({
    status: 0,
    output: '',
  });

  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = ['run', '--configLoader', 'runner', '--project=contract'];
  expect(node(folder, [vitest, ...run, 'signs', 'definitionProblems'])).toEqual({
    status: 0,
    output: expect.stringContaining('tests/contract/devices/signs.test.ts'),
  });
}, 180_000);
