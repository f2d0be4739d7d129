import type { Operation } from '../contract/CallContext';

/**
 * The same calls at the other paths by which some callers know them. A path that is a call of its own stays
 * that call's.
 *
 * @param otherPath the other path of a call; `undefined` when it has none
 */
export const aliasesOf = (
  operations: readonly Operation[],
  otherPath: (operation: Operation) => string | undefined,
): readonly Operation[] => {
  const shape = (path: string): string => path.replace(/\{\w+\}/g, '~');
  const own = new Set(operations.map(({ method, path }) => `${method} ${shape(path)}`));
  return operations.flatMap((operation) => {
    const path = otherPath(operation);
    if (path === undefined || own.has(`${operation.method} ${shape(path)}`)) return [];
    return { ...operation, path };
  });
};
