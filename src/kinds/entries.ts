import type { EntryOfField } from '../fields/KindView';
import { readAtOnce } from '../routing/readAtOnce';

let loading: Promise<EntryOfField> | undefined;

/** Loads how kinds are entered, if need be; resolves when it is there. */
export const loadEntries = (): Promise<EntryOfField> => {
  if (loading) return loading;
  const asked = import('./entered').then(({ entryOf }) => entryOf);
  // Failed requests aren't cached.
  asked.catch(() => {
    loading = undefined;
  });
  loading = readAtOnce(asked);
  return loading;
};
