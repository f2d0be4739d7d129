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

const addResource = async (name: string) => {
  await write(
    `resources/people/${name}.ts`,
    `export type Unused = 1; export const ${name} = { name: '${name}', route: '${name}', menu: { icon: 'list', place: 1 }, fields: {} } as const;`,
  );
  for (const locale of ['en', 'nl'])
    await write(
      `i18n/${locale}/labels/people/${name}.ts`,
      `export const labels = { name: '${name}', fields: { name: '${locale} name' } };`,
    );
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
  // Texts that are no resource's may need a browser: they are not evaluated.
  await write('i18n/en/index.ts', 'export const messages = { wide: window.innerWidth };');
  await addResource('users');
});

afterEach(() => rm(root, { recursive: true }));

it('puts each definition in a file of its own, together with its labels', async () => {
  await addResource('guests');
  const chunks = await buildProject();
  const entry = chunks.find(({ isEntry }) => isEntry)?.code;
  expect(entry).toContain('"route": "users"');
  expect(entry).not.toContain('nl name');
  expect(chunks.map(({ name }) => name).toSorted()).toEqual(['guests', 'main', 'users']);
  for (const text of ['en name', 'nl name'])
    expect(chunks.find(({ name }) => name === 'users')?.code).toContain(text);
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

it('fails the build with the name of labels that are missing', async () => {
  await rm(join(root, 'i18n/nl/labels/people/users.ts'));
  await expect(buildProject()).rejects.toThrow('i18n/nl/labels/people/users.ts: missing');
});

it('fails the build when the areas are not listed', async () => {
  await rm(join(root, 'resources/areas.ts'));
  await expect(buildProject()).rejects.toThrow('resources/areas.ts: missing');
});
