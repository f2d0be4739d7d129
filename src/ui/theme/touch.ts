/** Fingers and small screens need more room than a pointer. */
export const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';
