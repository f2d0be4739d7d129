import { type Method, type ModuleKey, type Right, rights } from '../../schemas';
import { Refusal } from '../contract/Refusal';
import type { GuardedRoute, Reply, SignedInCall } from '../contract/route';

/** One call of the contract: what it is, what it takes, what it does. */
export interface Operation {
  readonly method: Method;
  /** Below the API's base, with `{name}`s for its variable parts. */
  readonly path: string;
  /** The function that the body or the header `Function` names; none for the verb itself. */
  readonly fn?: string;
  /** Modules of which one must grant the right; none: what every signed-in user has. */
  readonly modules: readonly ModuleKey[];
  readonly right: Right;
  /** Files that it takes. */
  readonly upload?: GuardedRoute['upload'];
  run(call: SignedInCall): Promise<Reply>;
}

/** @throws Refusal 403 when none of the modules grants the right */
const requireRight = ({ access }: SignedInCall, { modules, right }: Operation): void => {
  const isGranted = modules.some((module) => access[module]?.[rights.indexOf(right)] === '1');
  if (modules.length > 0 && !isGranted) throw new Refusal(403, 'server.access.right');
};

/** The operation that a call means, by the function that it names. @throws Refusal 400 */
const chosen = (operations: readonly Operation[], body: SignedInCall['body']): Operation => {
  const hasFunctions = operations.some(({ fn }) => fn !== undefined);
  // A person has a field of that name: only where there are functions does it name one.
  const fn = hasFunctions ? body.function : undefined;
  const operation = operations.find((candidate) => candidate.fn === fn);
  if (operation) return operation;
  throw new Refusal(400, 'server.request.unknownFunction');
};

/** What can be checked before the body is read. */
const earlyAccess = (operations: readonly Operation[]): Pick<GuardedRoute, 'access'> => {
  const [operation, ...others] = operations;
  const [module, ...further] = operation?.modules ?? [];
  if (!operation || !module || others.length > 0 || further.length > 0) return {};
  return { access: { module, right: operation.right } };
};

const routeOf = (operations: readonly [Operation, ...Operation[]]): GuardedRoute => {
  const [{ method, path }] = operations;
  const upload = operations.find((operation) => operation.upload)?.upload;
  return {
    method: method.toLowerCase() as GuardedRoute['method'],
    path: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(upload && { upload }),
    ...earlyAccess(operations),
    handle: async (call) => {
      const operation = chosen(operations, call.body);
      requireRight(call, operation);
      return operation.run(call);
    },
  };
};

/** Fixed parts of a path go before variable ones, so that `add` isn't taken for an id. */
const inOrder = (path: string): string => path.replace(/\{\w+\}/g, '~');

/** Groups operations into routes, the most specific first. */
export const routesOf = (operations: readonly Operation[]): readonly GuardedRoute[] => {
  const groups = new Map<string, [Operation, ...Operation[]]>();
  for (const operation of operations) {
    const key = `${inOrder(operation.path)} ${operation.method}`;
    const group = groups.get(key);
    if (group) group.push(operation);
    else groups.set(key, [operation]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => routeOf(group));
};
