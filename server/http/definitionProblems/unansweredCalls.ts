import type { Method, Resource } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import type { Served } from '../operations';

/** A call that a definition describes. */
interface Described {
  /** Where in the definition, as `actions.release`. */
  readonly at: string;
  readonly method: Method;
  /** Paths at which it may be answered. */
  readonly paths: readonly string[];
  readonly fn?: string;
}

/** The parts of a definition that calls stand in. */
const PARTS = [
  'fields',
  'links',
  'subLists',
  'queries',
  'actions',
  'list',
  'publishes',
  'imports',
  'exports',
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMethod = (value: unknown): value is Method =>
  value === 'GET' || value === 'POST' || value === 'PUT' || value === 'DELETE';

const callAt = (
  at: string,
  { fn, method, path }: Readonly<Record<string, unknown>>,
  ownPaths: readonly string[],
): Described | undefined => {
  const isCall = typeof fn === 'string' || (isMethod(method) && typeof path === 'string');
  if (!isCall) return undefined;
  return {
    at,
    method: isMethod(method) ? method : 'POST',
    paths: typeof path === 'string' ? [path.replace(/\/$/, '')] : ownPaths,
    ...(typeof fn === 'string' && { fn }),
  };
};

const callsBelow = (
  at: string,
  value: unknown,
  ownPaths: readonly string[],
): readonly Described[] => {
  if (Array.isArray(value) || !isObject(value)) return [];
  const own = callAt(at, value, ownPaths);
  const inner = Object.entries(value).flatMap(([name, part]) =>
    callsBelow(`${at}.${name}`, part, ownPaths),
  );
  return own ? [own, ...inner] : inner;
};

const describedBy = (definition: Resource): readonly Described[] => {
  const { path, single } = definition;
  const ownPaths = single ? [path] : [path, `${path}/{id}`];
  return PARTS.flatMap((part) => callsBelow(part, definition[part], ownPaths));
};

const shapeOf = (path: string): string => path.replace(/\{[\w.]+\}/g, '~');

const keyOf = (method: Method, path: string, fn = ''): string => `${method} ${shapeOf(path)} ${fn}`;

const sentence = ({ name }: Resource, { at, fn, method, paths }: Described): string =>
  fn === undefined
    ? `${name}: nothing answers ${method} ${paths[0]} of ${at}; write it in calls of server/behaviours/*/${name}.ts`
    : `${name}: nothing answers the function ${fn} of ${at}; write it in recordFunctions or functions of server/behaviours/*/${name}.ts`;

/**
 * The calls that definitions describe and nothing answers.
 *
 * @param operations all calls that the server answers
 * @returns a sentence each: which definition, where in it, and where to write the answer
 */
export const unansweredCalls = (
  { definitions }: Served,
  operations: readonly Operation[],
): readonly string[] => {
  const answered = new Set(operations.map(({ method, path, fn }) => keyOf(method, path, fn)));
  return definitions.all.flatMap((definition) =>
    describedBy(definition)
      .filter(
        ({ method, paths, fn }) => !paths.some((path) => answered.has(keyOf(method, path, fn))),
      )
      .map((call) => sentence(definition, call)),
  );
};
