/** The parameter of a record's address that leads to what people wrote about it. */
export const COMMENTS = 'comments';
