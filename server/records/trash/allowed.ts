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

/** Whether a call may know what lies in the trash of a resource: who may read its records. */
export const maySee = (context: CallContext, resource: string): boolean =>
  isAllowed(context, resource, 'read');

/** Whether it may bring records back: who may add such. */
export const mayRestore = (context: CallContext, resource: string): boolean =>
  maySee(context, resource) && isAllowed(context, resource, 'create');

/** Whether it may remove them for good: who may delete such. */
export const mayPurge = (context: CallContext, resource: string): boolean =>
  maySee(context, resource) && isAllowed(context, resource, 'delete');
