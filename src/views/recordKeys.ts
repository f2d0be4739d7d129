/** Where whole records are cached. */
export const recordKey = (resource: string, id: number) => [resource, 'record', id];

/** What the keys begin with under which react-admin caches a row of lists: it adds what else a list asked for. */
export const rowKey = (resource: string, id: number) => [resource, 'getOne', { id: String(id) }];
