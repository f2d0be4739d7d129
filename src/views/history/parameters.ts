/** The parameter of a record's address that leads to what people wrote about it. */
export const COMMENTS = 'comments';

/** The parameter that leads to one of the changes of the record, by its id. */
export const CHANGE = 'change';

/** The parameter that has a record's page show the record as it was at one of its changes, by the change's id. */
export const WAS = 'was';

/** The parameter for the side of that change on which it is shown. */
export const SIDE = 'side';

/** What leads, behind the address of a record, to the record as it was at a change. */
export const pastSearch = (change: number): string => `?${WAS}=${change}`;
