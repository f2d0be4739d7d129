/** Pixels of an editor at least, unless its field gives others. */
export const SOURCE_HEIGHT = 200;
export const JSON_HEIGHT = 160;

/** Pixels from which an editor scrolls, unless it is made higher. */
export const MAX_HEIGHT = 480;
