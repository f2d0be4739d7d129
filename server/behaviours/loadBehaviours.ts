import { areas } from '../../resources/areas';
import type { Behaviour, Behaviours, Operation } from '../contract/CallContext';
import { type Exports, filesBelow } from '../contract/foundFiles';

/** The folder of calls that belong to no resource. */
const CALLS = 'calls';

const NONE: Behaviour = {};

/** Knows behaviours by the names of their resources. */
export const behavioursOf = (
  byName: Readonly<Record<string, Behaviour>>,
  calls: readonly Operation[] = [],
): Behaviours => ({
  of: (name) => byName[name] ?? NONE,
  mentions: Object.values(byName).flatMap(({ mentions = [] }) => mentions),
  calls: [...calls, ...Object.values(byName).flatMap((behaviour) => behaviour.calls ?? [])],
});

/**
 * Reports why a file can't be a resource's behaviour.
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
const own = (file: string, exports: Exports): readonly [name: string, exported: unknown] => {
  const [, name = ''] = file.split('/');
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
  const resources = [...(await filesBelow('resources')).keys()].filter((path) =>
    areas.some((area) => path.startsWith(`${area}/`)),
  );
  const files = await filesBelow('server/behaviours');
  const isCalls = (file: string) => file.startsWith(`${CALLS}/`);
  const problems = [...files.keys()].flatMap((file) =>
    isCalls(file) ? [] : (misplaced(file, resources) ?? []),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const loaded = await Promise.all(
    [...files].map(async ([file, load]) => [file, own(file, await load())] as const),
  );
  const exportsOf = (areCalls: boolean) =>
    loaded.filter(([file]) => isCalls(file) === areCalls).map(([, exported]) => exported);
  return behavioursOf(
    Object.fromEntries(exportsOf(false)) as Readonly<Record<string, Behaviour>>,
    exportsOf(true).flatMap(([, operations]) => operations as readonly Operation[]),
  );
};
