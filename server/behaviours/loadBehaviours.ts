import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areas } from '../../resources/areas';
import type { Behaviour, Behaviours, Operation } from '../contract/CallContext';

const folder = fileURLToPath(new URL('.', import.meta.url));
const resourceFolder = fileURLToPath(new URL('../../resources', import.meta.url));

/** The folder of calls that belong to no resource. */
const CALLS = 'calls';

const NONE: Behaviour = {};

/** Knows behaviours by the names of their resources. */
export const behavioursOf = (
  byName: Readonly<Record<string, Behaviour>>,
  calls: readonly Operation[] = [],
): Behaviours => ({
  of: (name) => byName[name] ?? NONE,
  calls: [...calls, ...Object.values(byName).flatMap((behaviour) => behaviour.calls ?? [])],
});

/** The files of some of a folder's folders, as `<folder>/<name>`. */
const filesIn = async (path: string, folders: readonly string[]): Promise<readonly string[]> => {
  const files = folders.map(async (name) =>
    (await readdir(join(path, name)))
      .filter((file) => file.endsWith('.ts') && !/\.(test|test-d)\.ts$/.test(file))
      .map((file) => `${name}/${file.replace(/\.ts$/, '')}`),
  );
  return (await Promise.all(files)).flat().sort();
};

const foldersIn = async (path: string): Promise<readonly string[]> =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Says why a file can't be a resource's behaviour.
 *
 * @param file as `<area>/<name>`, like the resources
 */
export const misplaced = (file: string, resources: readonly string[]): string | undefined => {
  if (resources.includes(file)) return undefined;
  const [, name = ''] = file.split('/');
  const own = resources.find((resource) => resource.endsWith(`/${name}`));
  const reason = own
    ? `the behaviour of ${name} belongs to server/behaviours/${own}.ts`
    : `there is no resources/${file}.ts whose behaviour it could be`;
  return `server/behaviours/${file}.ts: ${reason}`;
};

/** What a file exports under its own name. @throws Error when it exports nothing of that name */
const load = async <T>(file: string): Promise<readonly [name: string, exported: T]> => {
  const [, name = ''] = file.split('/');
  const exports: Readonly<Record<string, T>> = await import(
    pathToFileURL(join(folder, `${file}.ts`)).href
  );
  const exported = exports[name];
  if (exported === undefined)
    throw new Error(`server/behaviours/${file}.ts: it exports nothing called ${name}`);
  return [name, exported];
};

/**
 * Reads what resources do beyond their definitions: `<area>/<name>.ts` exports the behaviour of the resource
 * of that name, `calls/<name>.ts` calls that belong to none.
 *
 * @throws Error that names a file which is no resource's
 */
export const loadBehaviours = async (): Promise<Behaviours> => {
  const resources = await filesIn(resourceFolder, areas);
  const files = await filesIn(folder, await foldersIn(folder));
  const own = files.filter((file) => !file.startsWith(`${CALLS}/`));
  const problems = own.flatMap((file) => misplaced(file, resources) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const behaviours = await Promise.all(own.map((file) => load<Behaviour>(file)));
  const calls = await Promise.all(
    files.filter((file) => !own.includes(file)).map((file) => load<readonly Operation[]>(file)),
  );
  return behavioursOf(
    Object.fromEntries(behaviours),
    calls.flatMap(([, operations]) => operations),
  );
};
