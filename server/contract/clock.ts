/** The present moment, in milliseconds since 1970. Given to whoever needs it, so that tests can set it. */
export type Clock = () => number;

/** A clock that nobody can set: as the machine's was when the process began, and what has passed since. */
export const steadyClock: Clock = () => performance.timeOrigin + performance.now();
