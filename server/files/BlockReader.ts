import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

const BLOCK_BYTES = 262_144;

type Done = (error: Error | null, bytesRead?: number) => void;

/** Reads a file in blocks: a directory is read in parts of some bytes, and each would be a call of the disk. */
export class BlockReader extends RandomAccessReader {
  private block = Buffer.alloc(0);
  private start = 0;

  constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // With a handle of its own, which a stream that ends closes.
    return createReadStream(this.path, { start, end: end - 1 });
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: Done) {
    const isThere = position >= this.start && position + length <= this.start + this.block.length;
    if (isThere) return this.copy(buffer, offset, length, position, done);
    this.load(position, Math.max(length, BLOCK_BYTES)).then(
      () => this.copy(buffer, offset, length, position, done),
      done,
    );
  }

  override close(done: Done): void {
    this.file.close().then(() => done(null), done);
  }

  private async load(position: number, length: number): Promise<void> {
    const { buffer, bytesRead } = await this.file.read(Buffer.alloc(length), 0, length, position);
    this.block = buffer.subarray(0, bytesRead);
    this.start = position;
  }

  private copy(buffer: Buffer, offset: number, length: number, position: number, done: Done): void {
    const from = position - this.start;
    done(null, this.block.copy(buffer, offset, from, from + length));
  }
}
