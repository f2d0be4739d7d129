/** Marks what keeps the place of a field, or of a form, that is on its way. */
export const standsIn = { 'data-stands-in': '' };
