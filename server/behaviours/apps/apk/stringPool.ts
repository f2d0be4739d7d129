import type { Chunk } from './chunks';

const IN_UTF8 = 0x100;
const NONE = 0xffffffff;
/** No name that counts is longer; a file may declare longer texts to exhaust its reader. */
const MOST_LETTERS = 1_000;

/** Texts by their numbers; each is read on demand, since apps have tens of thousands of them. */
export type StringPool = (index: number) => string | undefined;

/** A length of one or two bytes. @returns the length, and where it ends */
const shortLength = (bytes: Buffer, at: number): readonly [length: number, end: number] => {
  const first = bytes.readUInt8(at);
  return first < 0x80 ? [first, at + 1] : [((first & 0x7f) << 8) | bytes.readUInt8(at + 1), at + 2];
};

/** A length of one or two words. @returns the length, and where it ends */
const wideLength = (bytes: Buffer, at: number): readonly [length: number, end: number] => {
  const first = bytes.readUInt16LE(at);
  return first < 0x8000
    ? [first, at + 2]
    : [((first & 0x7fff) << 16) | bytes.readUInt16LE(at + 2), at + 4];
};

const utf8At = (bytes: Buffer, at: number): string => {
  // The number of letters stands before the number of bytes.
  const [, afterLetters] = shortLength(bytes, at);
  const [length, start] = shortLength(bytes, afterLetters);
  return bytes.toString('utf8', start, start + Math.min(length, MOST_LETTERS));
};

const utf16At = (bytes: Buffer, at: number): string => {
  const [length, start] = wideLength(bytes, at);
  return bytes.toString('utf16le', start, start + 2 * Math.min(length, MOST_LETTERS));
};

/** The texts of a pool. @throws RangeError where it is broken, on reading a text */
export const stringPool = (bytes: Buffer, { start, content, end }: Chunk): StringPool => {
  const count = bytes.readUInt32LE(start + 8);
  const textAt = bytes.readUInt32LE(start + 16) & IN_UTF8 ? utf8At : utf16At;
  const texts = start + bytes.readUInt32LE(start + 20);
  const pool = bytes.subarray(0, end);
  return (index) => {
    if (index === NONE || index >= count) return undefined;
    return textAt(pool, texts + bytes.readUInt32LE(content + 4 * index));
  };
};
