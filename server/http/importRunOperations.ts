import { IMPORT_RUN_PATH } from '../../schemas/exchange/imports';
import type { CallContext, Operation } from '../contract/CallContext';
import { ok } from '../contract/reply';

// An import is its caller's own.
const OWN = { path: IMPORT_RUN_PATH, right: 'read', modules: [] } as const;

const nameIn = ({ call: { params } }: CallContext): string => params.run ?? '';

/** How far an import is that the caller has begun, and the way to stop it. */
export const importRunOperations: readonly Operation[] = [
  {
    ...OWN,
    method: 'GET',
    run: async (context) =>
      ok({ results: (await context.runs.progressOf(context.call, nameIn(context))) ?? null }),
  },
  {
    ...OWN,
    method: 'DELETE',
    run: async (context) => {
      await context.runs.stop(context.call, nameIn(context));
      return ok();
    },
  },
];
