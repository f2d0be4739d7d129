import type { DataRecord, Resource } from '../../schemas';

/** What a hand-written tab is given. */
export interface ScreenProps {
  definition: Resource;
  record: DataRecord;
  onReload(): Promise<void>;
}
