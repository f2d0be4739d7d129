import { request } from './http';

/** Brings back what lies in the trash, by its entries; the server's message is published. */
export const restoreTrashed = async (ids: readonly number[]): Promise<void> => {
  await request('trash/restore', { method: 'POST', body: { ids } });
};
