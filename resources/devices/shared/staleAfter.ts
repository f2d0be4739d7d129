/** How long a device that is on may be silent, in milliseconds. */
export const STALE_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
