import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf } from '../../build/manifest';
import { loadResourceFiles } from '../../build/resourceFiles';
import { common as english } from '../../i18n/en/labels/common';
import { common as dutch } from '../../i18n/nl/labels/common';
import { root, tools } from '../project.mjs';
import { filesOf } from './files';
import { type Existing, Refused, readRequest } from './request';

const existing = async (): Promise<Existing> => {
  const files = await loadResourceFiles(root);
  const resources = manifestOf(files).entries.map(({ area, properties }) => {
    const { name, module, place } = properties;
    return { area, name, module, place } as Existing['resources'][number];
  });
  return { areas: files.areas, resources };
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: 'wx' });
};

const format = (paths: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tools.biome, 'check', '--write', ...paths],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
};

const make = async (args: readonly string[]): Promise<void> => {
  const known = await existing();
  const request = readRequest(args, known);
  const files = filesOf(request, known, { en: english, nl: dutch });
  for (const { path, text } of files) write(path, text);
  const paths = files.map(({ path }) => path);
  format(paths);
  const [definition, , dutchLabels] = paths;
  console.log(`Written:
${paths.map((path) => `  ${path}`).join('\n')}

What to do next:
  ${definition}: look at the module, the icon and the place in the menu, and say what else
    there is to say; docs/adding-a-resource.md has the words.
  ${dutchLabels}: write in Dutch what isn't yet.
  npm test -- checks, and npm run dev to see it.`);
};

try {
  await make(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
