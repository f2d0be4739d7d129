import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { moveDurably, readIfPresent, writeDurably } from '../../server/store/disk';
import { type Row, StoreError } from '../../server/store/Store';

/** One change as the journal keeps it: a row to put, or the id of a row to take away. */
export type Entry = readonly [collection: string, change: Row | number];

/** The file of a data folder that holds what changed since. */
export const JOURNAL = 'journal.jsonl';

/**
 * A line is a checksum and JSON. The first holds the generation of the snapshot that the journal continues;
 * every other holds what was brought to disk at once. One batch, one line: whatever a crash tears is the
 * last line, and nobody was answered that it was stored.
 */
const encode = (value: unknown): string => {
  const json = JSON.stringify(value);
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
};

/** The value of a line, or `undefined` when its checksum doesn't fit. */
const decode = (line: string): unknown => {
  const json = line.slice(9);
  return line.slice(0, 8) === crc32(json).toString(16).padStart(8, '0')
    ? JSON.parse(json)
    : undefined;
};

/** Broken off before its end, or with blocks that never reached the disk. */
const isTorn = (line: string, hasEnd: boolean): boolean => !hasEnd || line.includes('\0');

export interface StoredJournal {
  readonly generation: number;
  /** The batches in order, each with its transactions. */
  readonly batches: readonly (readonly (readonly Entry[])[])[];
  readonly isTorn: boolean;
}

/** Reads what was journalled; a torn last line doesn't count. @throws StoreError damagedJournal */
export const readJournal = async (directory: string): Promise<StoredJournal | undefined> => {
  const path = join(directory, JOURNAL);
  const text = (await readIfPresent(path))?.toString('utf8');
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const rest = lines.pop();
  if (rest !== '') lines.push(rest ?? '');
  const damaged = (line: number) => new StoreError('damagedJournal', { file: path, line });
  if (lines.length === 0) throw damaged(1);
  const values: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    const value = decode(line);
    const isLast = index === lines.length - 1;
    if (value !== undefined) values.push(value);
    else if (!isLast || index === 0 || !isTorn(line, rest === '')) {
      throw damaged(index + 1);
    }
  }
  const [header, ...batches] = values as [{ generation: number }, ...Entry[][][]];
  return { generation: header.generation, batches, isTorn: values.length < lines.length };
};

/** The part of a file that a journal writes to. */
export interface JournalFile {
  appendFile(text: string): Promise<void>;
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly entries: readonly Entry[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Appends batches: whoever comes while the disk is busy shares the next turn. */
export class Journal {
  private waiting: Waiting[] = [];
  private isWriting = false;
  private failure: StoreError | undefined;

  private bytes: number;

  /** @param bytesBefore length of the file, which holds nothing but its header as yet. */
  constructor(
    private readonly file: JournalFile,
    private readonly bytesBefore: number,
  ) {
    this.bytes = bytesBefore;
  }

  get size(): number {
    return this.bytes;
  }

  get isEmpty(): boolean {
    return this.bytes === this.bytesBefore;
  }

  /**
   * Resolves once the entries are on disk. When that fails, this call and all that wait behind it are
   * refused, for they may build on it, and the file is as if they had never been.
   * @throws StoreError writeFailed
   */
  append(entries: readonly Entry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entries, resolve, reject });
      if (!this.isWriting) void this.write();
    });
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        await this.writeLine(encode(batch.map(({ entries }) => entries)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failure = new StoreError('writeFailed', {}, error);
        for (const { reject } of [...batch, ...this.waiting.splice(0)]) reject(failure);
      }
    }
    this.isWriting = false;
  }

  private async writeLine(line: string): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    try {
      await this.file.appendFile(line);
      await this.file.datasync();
      this.bytes += Buffer.byteLength(line);
    } catch (error) {
      await this.takeBack(error);
      throw error;
    }
  }

  /** A half-written line must not stay before the next one; if it can't be removed, nothing may follow it. */
  private async takeBack(cause: unknown): Promise<void> {
    try {
      await this.file.truncate(this.bytes);
      await this.file.datasync();
    } catch {
      this.failure = new StoreError('writeFailed', {}, cause);
    }
  }
}

/** Opens the journal that stands and is empty, to go on with it. */
export const continueJournal = async (directory: string): Promise<Journal> => {
  const file = await open(join(directory, JOURNAL), 'a');
  return new Journal(file, (await file.stat()).size);
};

/**
 * Prepares an empty journal for a snapshot of this generation. `install` puts it in the place of the one
 * that stands, and is to be called once the snapshot is in its own; `discard` forgets it.
 */
export const prepareJournal = async (directory: string, generation: number) => {
  const path = join(directory, JOURNAL);
  const temporary = `${path}.tmp`;
  const header = encode({ generation });
  await writeDurably(temporary, (file) => file.writeFile(header));
  const file = await open(temporary, 'a');
  return {
    install: async (): Promise<Journal> => {
      await moveDurably(temporary, path);
      return new Journal(file, Buffer.byteLength(header));
    },
    discard: async (): Promise<void> => {
      await file.close();
      await rm(temporary, { force: true });
    },
  };
};
