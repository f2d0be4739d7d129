/** Pixels of the line that names the columns, and of a row: the same where they are read and where they are entered. */
export const HEAD_HEIGHT = 36;
export const ROW_HEIGHT = 40;

/** Fingers have higher rows, and buttons. */
export const TOUCH_ROW_HEIGHT = 48;
