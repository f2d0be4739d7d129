/** The state of a list that is opened for a record to be added: new records of some have no page of their own. */
export const toAdd = { isToAdd: true } as const;

/** Whether a list was opened so. */
export const isToAdd = ({ state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'isToAdd' in state && state.isToAdd === true;
