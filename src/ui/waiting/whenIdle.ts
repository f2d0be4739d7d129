/** Milliseconds after which it is done though the page is busy, unless specified. */
const LATEST_MS = 1_000;

/**
 * Has something done when the page has nothing better to do; at once in Safari, which has no idle callbacks.
 *
 * @returns how to leave it undone
 */
export const whenIdle = (work: () => void, latestMs = LATEST_MS): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const waiting = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(waiting);
};
