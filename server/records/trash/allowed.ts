import { type Right, rights, writerOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';

/** Whether a call may do something with records of a resource. */
const isAllowed = ({ call, definitions }: CallContext, resource: string, right: Right): boolean => {
  const definition = definitions.named(resource);
  if (!definition) return false;
  const { module } = definition;
  const isGranted = module === null || call.access[module]?.[rights.indexOf(right)] === '1';
  return isGranted && (writerOf(definition, right) === undefined || call.isProvider);
};

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
