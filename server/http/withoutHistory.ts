import type { Definitions } from '../contract/definitions';
import type { Route } from './route';

/** The resources with pages whose records have no history, and nothing written about them: no call answers either. */
export const withoutHistory = (
  { all }: Definitions,
  routes: readonly Route[],
): readonly string[] => {
  const answered = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  return all
    .filter(({ detail }) => detail.length > 0)
    .filter(({ path, single }) => !answered.has(`/${path}${single ? '' : '/:id'}/history`))
    .map(({ name }) => name);
};
