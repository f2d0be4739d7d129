import type { EntryOfField } from '../fields/KindView';
import { readAtOnce } from '../routing/readAtOnce';

let loading: Promise<EntryOfField> | undefined;

/** Loads how kinds are entered, if need be; resolves when it is there. */
export const loadEntries = (): Promise<EntryOfField> => {
  loading ??= readAtOnce(import('./entered').then(({ entryOf }) => entryOf));
  return loading;
};
