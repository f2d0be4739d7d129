import type { DataRecord, Resource } from '../../schemas';

/** What a hand-written tab is given. */
export interface ScreenProps {
  definition: Resource;
  record: DataRecord;
  onReload(): Promise<void>;
}

/** What a hand-written page is given. */
export interface PageProps {
  definition: Resource;
  /** The parts of its address that stand in braces. */
  params: Readonly<Record<string, string>>;
}
