/** Pixels of the line that names the columns, and of a row: the same where they are read and where they are entered. */
export const HEAD_HEIGHT = 36;
export const ROW_HEIGHT = 40;

export const BUTTON_HEIGHT = 34;

/** Fingers have higher rows, and buttons. */
export const TOUCH_ROW_HEIGHT = 48;
export const TOUCH_BUTTON_HEIGHT = 44;

/** A row with buttons that put it elsewhere has them beneath it on a phone, 2 pixels above the next. */
export const STACKED_ROW_HEIGHT = TOUCH_ROW_HEIGHT + TOUCH_BUTTON_HEIGHT + 2;
