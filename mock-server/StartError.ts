import type { Locale, TextKey, TextParams, Translate } from '../server/contract/translate';
import { StorageError } from '../server/files/StorageError';
import { StoreError } from '../server/store/Store';

/** The server can't start, for a reason that whoever starts it can mend. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    readonly key: TextKey,
    readonly params: TextParams,
  ) {
    super(key);
  }
}

/** One clear line for what can be mended, all there is to know for the rest. */
export const explain = (error: unknown, translate: Translate, locale: Locale): string => {
  if (error instanceof StartError) return translate(locale, error.key, error.params);
  if (error instanceof StoreError) {
    return translate(locale, `server.store.${error.problem}`, error.params);
  }
  if (error instanceof StorageError) {
    return translate(locale, `server.storage.${error.problem}`, error.params);
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
