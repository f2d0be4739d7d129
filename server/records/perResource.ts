import type { Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';

/** What follows from what describes a resource, which never changes: it is worked out once for each. */
export const perResource = <Described extends Pick<CallContext, 'behaviours'>, T>(
  compute: (described: Described, definition: Resource) => T,
): typeof compute => {
  const known = new WeakMap<CallContext['behaviours'], Map<Resource, T>>();
  return (described, definition) => {
    const ofResources = known.get(described.behaviours) ?? new Map<Resource, T>();
    known.set(described.behaviours, ofResources);
    const value = ofResources.get(definition) ?? compute(described, definition);
    ofResources.set(definition, value);
    return value;
  };
};
