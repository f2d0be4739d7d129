import type { CallContext } from '../../contract/CallContext';
import { isAllowed } from '../allowed';

/** Whether a call may know what became of records of a resource: who may read them. */
export const maySee = (context: CallContext, resource: string): boolean =>
  isAllowed(context, resource, 'read');

/** Whether it may bring records back: who may add such. */
export const mayRestore = (context: CallContext, resource: string): boolean =>
  maySee(context, resource) && isAllowed(context, resource, 'create');

/** Whether it may remove them for good: who may delete such. */
export const mayPurge = (context: CallContext, resource: string): boolean =>
  maySee(context, resource) && isAllowed(context, resource, 'delete');

/** The resources of whose records a call may know what became, by their names. */
export const seenResources = (context: CallContext): readonly string[] =>
  context.definitions.all.map(({ name }) => name).filter((name) => maySee(context, name));

/** Resources by number, as lists of choices have them: in the order of their names, from 1. */
export const numberedResources = ({ definitions }: CallContext): ReadonlyMap<number, string> =>
  new Map(
    definitions.all
      .map(({ name }) => name)
      .sort()
      .map((name, at) => [at + 1, name]),
  );
