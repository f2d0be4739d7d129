import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resourceManifest } from './resourceManifest';

let root: string;

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

const addResource = (name: string) =>
  write(
    `resources/people/${name}.ts`,
    `export type Unused = 1; export const ${name} = { name: '${name}', route: '${name}', menu: { icon: 'list', place: 1 }, fields: {} } as const;`,
  );

const writeLabels = async (...names: string[]) => {
  const labels = Object.fromEntries(names.map((name) => [name, { name }]));
  for (const locale of ['en', 'nl'])
    await write(`i18n/${locale}/people.ts`, `export const labels = ${JSON.stringify(labels)};`);
};

const buildProject = async () => {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [resourceManifest()],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.ts') } },
  })) as Rolldown.RolldownOutput;
  return output.output.filter((file) => file.type === 'chunk');
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'manifest-'));
  await write(
    'main.ts',
    `import { areas, menu } from 'virtual:resources'; console.log(areas, menu);`,
  );
  await write('resources/areas.ts', `export const areas = ['people'] as const;`);
  // Texts that are no area's may need a browser: they are not evaluated.
  await write('i18n/en/index.ts', 'export const messages = { wide: window.innerWidth };');
  await addResource('users');
  await writeLabels('users', 'guests');
});

afterEach(() => rm(root, { recursive: true }));

it('puts each definition and each locale of labels in a file of its own', async () => {
  const chunks = await buildProject();
  expect(chunks.find(({ isEntry }) => isEntry)?.code).toContain('"route": "users"');
  expect(chunks.map(({ name }) => name).toSorted()).toEqual(['main', 'people', 'people', 'users']);
});

it('knows a resource as soon as its file is there', async () => {
  await addResource('guests');
  const chunks = await buildProject();
  expect(chunks.map(({ name }) => name)).toContain('guests');
});

it('fails the build with the name of a broken file', async () => {
  await write('resources/people/broken.ts', 'export const broken = {;');
  await expect(buildProject()).rejects.toThrow("resources/people/broken.ts: can't be loaded");
});

it('fails the build when the areas are not listed', async () => {
  await rm(join(root, 'resources/areas.ts'));
  await expect(buildProject()).rejects.toThrow('resources/areas.ts: missing');
});
