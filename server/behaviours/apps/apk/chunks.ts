import { NotAnApk } from './NotAnApk';

/** The kinds of chunk that Android's compiled resources are made of (ResourceTypes.h). */
export const CHUNK = {
  stringPool: 0x0001,
  table: 0x0002,
  xml: 0x0003,
  startElement: 0x0102,
  resourceMap: 0x0180,
  package: 0x0200,
  type: 0x0201,
} as const;

/** A part of compiled resources: what it is, and where it begins and ends. */
export interface Chunk {
  readonly type: number;
  readonly start: number;
  /** Where its content begins, after the header with its type. */
  readonly content: number;
  readonly end: number;
}

const HEADER_BYTES = 8;

/** The chunk that begins at a place. @throws NotAnApk, or RangeError beyond the end */
export const chunkAt = (bytes: Buffer, start: number): Chunk => {
  const content = start + bytes.readUInt16LE(start + 2);
  const end = start + bytes.readUInt32LE(start + 4);
  if (content < start + HEADER_BYTES || content > end || end > bytes.length)
    throw new NotAnApk('A part of its resources is broken');
  return { type: bytes.readUInt16LE(start), start, content, end };
};

/** More than the largest app has within one; a file may have millions to keep its reader busy. */
const MOST_CHUNKS = 250_000;

/** The chunks within one. @throws NotAnApk for too many */
export function* chunksIn(bytes: Buffer, { content, end }: Chunk): Generator<Chunk> {
  let count = 0;
  for (let at = content; at + HEADER_BYTES <= end; ) {
    count += 1;
    if (count > MOST_CHUNKS) throw new NotAnApk('It has too many parts');
    const chunk = chunkAt(bytes, at);
    yield chunk;
    at = chunk.end;
  }
}

/** The kinds of value. */
export const VALUE = {
  reference: 0x01,
  text: 0x03,
  firstInteger: 0x10,
  lastInteger: 0x1f,
} as const;

/** A value of an attribute or a resource: its kind, and a number whose meaning that decides. */
export interface Value {
  readonly type: number;
  readonly data: number;
}

/** The value at a place: its size, nothing, its kind, the number. */
export const valueAt = (bytes: Buffer, at: number): Value => ({
  type: bytes.readUInt8(at + 3),
  data: bytes.readUInt32LE(at + 4),
});
