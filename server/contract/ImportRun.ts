import type { ImportProgress } from '../../schemas';

/** What an import that is under way says of itself, and hears. */
export interface ImportRun {
  report(progress: ImportProgress): void;
  /** Whether its caller wants it to go no further. */
  isStopped(): boolean;
}
