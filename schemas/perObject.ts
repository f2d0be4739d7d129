/**
 * What follows from an object that never changes: it is worked out once for each, and kept as long as the object.
 *
 * @param compute a function of the object alone
 */
export const perObject = <Of extends object, T>(compute: (of: Of) => T): ((of: Of) => T) => {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    const found = known.get(of);
    if (found) return found.value;
    const value = compute(of);
    known.set(of, { value });
    return value;
  };
};
