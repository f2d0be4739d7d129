/** Pixels of an editor at least, unless its field gives others. */
export const SOURCE_HEIGHT = 200;
export const JSON_HEIGHT = 160;

/** Pixels from which an editor scrolls, unless it is made higher. */
const MOST = 480;

/** Pixels of an editor at most. */
export const mostHeight = (minHeight: number): number => Math.max(minHeight, MOST);
