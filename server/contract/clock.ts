/** The present moment, in milliseconds since 1970. Given to whoever needs it, so that tests can set it. */
export type Clock = () => number;
