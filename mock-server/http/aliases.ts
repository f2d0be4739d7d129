import type { Operation } from './operations';

/** A part of paths that callers may leave out. */
const OPTIONAL = 'webshop/';

/** Calls whose own paths are short, and are taken with that part as well. */
const SHORT = ['kioskapps', 'propertytemplates'];

/** The other path that a call is taken at; `undefined` when there is none. */
const otherPath = (path: string): string | undefined => {
  if (SHORT.includes(path)) return `${OPTIONAL}${path}`;
  return path.startsWith(OPTIONAL) ? path.slice(OPTIONAL.length) : undefined;
};

/**
 * The same calls at the paths by which some callers know them: those of the web shop without their first
 * part. A path that is a call of its own stays that call's.
 */
export const aliasesOf = (operations: readonly Operation[]): readonly Operation[] => {
  const shape = (path: string): string => path.replace(/\{\w+\}/g, '~');
  const own = new Set(operations.map(({ method, path }) => `${method} ${shape(path)}`));
  return operations.flatMap((operation) => {
    const path = otherPath(operation.path);
    if (path === undefined || own.has(`${operation.method} ${shape(path)}`)) return [];
    return { ...operation, path };
  });
};
