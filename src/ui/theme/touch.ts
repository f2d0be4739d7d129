/** Fingers and small screens need more room than a pointer. */
export const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';

/** Screens on which rows have no room for columns of their own. */
export const PHONE = '@media (max-width: 599.95px)';

/** What isn't for fingers. */
export const POINTER = '@media (pointer: fine) and (min-width: 600px)';
