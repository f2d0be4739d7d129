import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

export const locales = ['en', 'nl'] as const;
export type Locale = (typeof locales)[number];

/** A file that the manifest is made from, as it came out of the import. */
export interface LoadedFile {
  /** Below the project's root, with a slash in front: `/resources/devices/devices.ts`. */
  readonly path: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly problem?: string;
}

export interface LoadedFiles {
  /** The areas in the order of the menu. */
  readonly areas: readonly string[];
  readonly resources: readonly LoadedFile[];
  readonly labels: readonly LoadedFile[];
  /** Absolute paths of all that was read on the way. */
  readonly dependencies: readonly string[];
}

const ENTRY = 'virtual:resource-files';

// Every file is caught on its own: one that fails must be named, the others still be checked.
const entryCode = `
const load = (files) => Promise.all(Object.entries(files).map(([path, file]) => file().then(
  (exports) => ({ path, exports: { ...exports } }),
  (error) => ({ path, problem: String(error?.message ?? error) }),
)));
const definitions = import.meta.glob(['/resources/*/*.ts', '!/resources/shared/**', '!**/*.test.ts', '!**/*.test-d.ts']);
export const areas = await load(import.meta.glob('/resources/areas.ts'));
export const resources = await load(definitions);
export const labels = await load(import.meta.glob('/i18n/{${locales.join(',')}}/labels/*/*.ts'));
`;

const entryPlugin: Plugin = {
  name: 'resource-files',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? entryCode : undefined),
};

const areasOf = (file: LoadedFile | undefined): readonly string[] => {
  const areas = file?.exports?.areas;
  if (Array.isArray(areas)) return areas;
  throw new Error(`resources/areas.ts: ${file?.problem ?? 'expected an export named "areas"'}`);
};

/**
 * Imports all definitions and labels of a project.
 *
 * @param root absolute path of the project
 * @throws when `resources/areas.ts` can't be read; what is wrong with any other file stands in its
 *   `problem`
 */
export const loadResourceFiles = async (root: string): Promise<LoadedFiles> => {
  if (!existsSync(join(root, 'resources/areas.ts')))
    throw new Error('resources/areas.ts: missing; it lists the areas in the order of the menu');
  const { module, dependencies } = await runnerImport<{
    areas: LoadedFile[];
    resources: LoadedFile[];
    labels: LoadedFile[];
  }>(ENTRY, { root, logLevel: 'silent', plugins: [entryPlugin] });
  return {
    areas: areasOf(module.areas[0]),
    resources: module.resources,
    labels: module.labels,
    dependencies: dependencies.filter((file) => existsSync(file)),
  };
};
