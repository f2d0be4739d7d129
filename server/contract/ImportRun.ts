import type { ImportProgress } from '../../schemas';

/** What an import that is under way reports of itself, and by which it learns that it is to stop. */
export interface ImportRun {
  report(progress: ImportProgress): Promise<void>;
  /** Whether its caller wants it to go no further. */
  isStopped(): Promise<boolean>;
}
