/** The parameter of a record's address that leads to what people wrote about it. */
export const COMMENTS = 'comments';

/** The parameter that leads to one of the changes of the record, by its id. */
export const CHANGE = 'change';
