import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What a file exports, by names. */
export type Exports = Readonly<Record<string, unknown>>;

/** Files by their folder and name, as `devices/signs`, each with how it is imported. */
export type FoundFiles = ReadonlyMap<string, () => Promise<Exports>>;

/** Folders whose files are known by where they stand. */
export type FoundIn =
  | 'resources'
  | 'server/behaviours'
  | 'server/tables'
  | 'i18n/en/labels'
  | 'i18n/nl/labels'
  | 'mock-server/rows';

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && !/\.(test|test-d|d)\.ts$/.test(file))
    .sort();

const foldersIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/**
 * The files that stand one folder below another one of the project. They are looked for on the disk; the build
 * puts a module in this one's place that has them all in it (`build/foundFiles.ts`).
 */
export const filesBelow = async (folder: FoundIn): Promise<FoundFiles> => {
  const found = new Map<string, () => Promise<Exports>>();
  for (const area of await foldersIn(join(root, folder)))
    for (const file of await filesIn(join(root, folder, area))) {
      const { href } = pathToFileURL(join(root, folder, area, file));
      found.set(`${area}/${file.replace(/\.ts$/, '')}`, () => import(href));
    }
  return found;
};
