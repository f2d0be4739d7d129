import type { Contents } from '../../server/store/contents';
import { StoreError } from '../../server/store/Store';
import { type Entry, type Journal, prepareJournal } from './journal';
import type { Shelf } from './jsonStore';
import type { Release } from './lock';
import { prepareSnapshot } from './snapshot';

/** The generation that a folder begins with. */
export const FIRST = 1;

/** Writes a snapshot and its empty journal beside those that stand. `install` puts both in place. */
export const prepareGeneration = async (
  directory: string,
  contents: Contents,
  generation: number,
) => {
  const journal = await prepareJournal(directory, generation);
  try {
    const snapshot = await prepareSnapshot(directory, { generation, contents });
    return {
      install: async (): Promise<Journal> => {
        if (generation === FIRST) {
          // A snapshot without a journal would mean that this was lost.
          const begun = await journal.install();
          await snapshot.install();
          return begun;
        }
        try {
          await snapshot.install();
        } catch (error) {
          await journal.discard();
          throw error;
        }
        // A kill here leaves a journal one generation behind; the next start sees that and leaves it aside.
        return journal.install();
      },
    };
  } catch (error) {
    await journal.discard();
    throw error;
  }
};

export interface ShelfState {
  readonly directory: string;
  readonly generation: number;
  readonly journal: Journal;
  /** Length of the journal, in bytes, from which on it goes into the snapshot. */
  readonly compactAt: number;
  readonly release: Release;
}

/** Snapshot and journal in a folder that this process holds. */
export class FolderShelf implements Shelf {
  private readonly directory: string;
  private readonly compactAt: number;
  private readonly release: Release;
  private generation: number;
  private journal: Journal;
  private limit: number;
  private failure: StoreError | undefined;

  constructor({ directory, generation, journal, compactAt, release }: ShelfState) {
    this.directory = directory;
    this.generation = generation;
    this.journal = journal;
    this.compactAt = compactAt;
    this.limit = compactAt;
    this.release = release;
  }

  async append(entries: readonly Entry[]): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    await this.journal.append(entries);
  }

  isFull(): boolean {
    return this.journal.size > this.limit && this.failure === undefined;
  }

  async compact(contents: Contents): Promise<void> {
    const next = await this.prepare(contents);
    if (next === undefined) return;
    try {
      const journal = await next.install();
      await this.journal.close();
      this.journal = journal;
      this.generation += 1;
      this.limit = this.compactAt;
    } catch (error) {
      // Which of the two names moved is unknown, so a line added now might be left aside at the next start.
      this.failure = new StoreError('writeFailed', {}, error);
    }
  }

  async close(contents: Contents): Promise<void> {
    if (!this.journal.isEmpty && this.failure === undefined) await this.compact(contents);
    await this.journal.close();
    await this.release();
  }

  /** A disk too full for a second copy is no reason to stop: the journal goes on, and so do the attempts. */
  private async prepare(contents: Contents) {
    try {
      return await prepareGeneration(this.directory, contents, this.generation + 1);
    } catch {
      this.limit = this.journal.size + this.compactAt;
      return undefined;
    }
  }
}
