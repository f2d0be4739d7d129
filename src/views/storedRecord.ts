import { createContext, use } from 'react';
import type { DataRecord, Resource } from '../../schemas';

/** The record of a page as it is stored. */
export interface StoredRecord {
  definition: Resource;
  record: DataRecord;
  /** Reads it again, after a part of it was changed by a call of its own. */
  onReload(): Promise<void>;
  /** It is shown as it once was: all that is known of it is in the record. */
  isPast?: boolean;
}

/** Given around a record's page: its rows, links and other parts read from it what the page doesn't hand down. */
export const StoredRecordContext = createContext<StoredRecord | null>(null);

/** The record whose part is shown. */
export const useStoredRecord = (): StoredRecord => {
  const stored = use(StoredRecordContext);
  if (!stored) throw new Error('No stored record is shown here.');
  return stored;
};
