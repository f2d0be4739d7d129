/**
 * A promise whose value React's `use` has as soon as it is there, where it would otherwise draw what stands in
 * for it once more, and leave that on screen for a while.
 */
export const readAtOnce = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever awaits it reports a failure.
    () => undefined,
  );
  return promise;
};
