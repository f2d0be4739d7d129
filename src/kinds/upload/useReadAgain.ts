import { notifyManager, useQueryClient } from '@tanstack/react-query';

/** What was answered is drawn by then: the cache reports in the order in which it is scheduled. */
const reported = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));

/**
 * Reads what is known of a resource's records again. Until the page has it, it shows the file before, which may be
 * gone.
 */
export const useReadAgain = (resource: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: [resource] });
    await reported();
  };
};
