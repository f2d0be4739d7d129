import { isGranted, type Right, writerOf } from '../../schemas';
import type { CallContext } from '../contract/CallContext';

/** Whether a call may do something with records of a resource. */
export const isAllowed = (
  {
    call,
    definitions,
  }: Pick<CallContext, 'definitions'> & {
    readonly call: Pick<CallContext['call'], 'access' | 'isProvider'>;
  },
  resource: string,
  right: Right,
): boolean => {
  const definition = definitions.named(resource);
  if (!definition) return false;
  const { module } = definition;
  return (
    isGranted(call.access, module, right) &&
    (writerOf(definition, right) === undefined || call.isProvider)
  );
};
