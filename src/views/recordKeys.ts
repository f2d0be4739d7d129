/** Where whole records are cached. */
export const recordKey = (resource: string, id: number) => [resource, 'record', id];

/** Where react-admin caches the rows of lists. */
export const rowKey = (resource: string, id: number) => [resource, 'getOne', { id: String(id) }];
