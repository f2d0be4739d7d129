/** Whole numbers of four bytes, the lowest first, as Android's formats have them. */
export const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number >>> 0, 4 * index);
  return bytes;
};

/** The same of two bytes. */
export const halves = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16LE(number, 2 * index);
  return bytes;
};

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** A part of compiled resources. @param head the first values of its kind, which its header counts */
export const chunk = (type: number, head: Buffer, ...content: readonly Buffer[]): Buffer => {
  const body = padded(Buffer.concat([head, ...content]));
  return Buffer.concat([halves(type, 8 + head.length), words(8 + body.length), body]);
};

const STRING_POOL = 0x0001;
const IN_UTF8 = 0x100;

const inUtf16 = (text: string): Buffer =>
  Buffer.concat([halves(text.length), Buffer.from(text, 'utf16le'), halves(0)]);

/** A length of one byte, or of two from 128. */
const short = (length: number): readonly number[] =>
  length < 0x80 ? [length] : [0x80 | (length >> 8), length & 0xff];

const inUtf8 = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([
    Buffer.from([...short(text.length), ...short(bytes.length)]),
    bytes,
    Buffer.from([0]),
  ]);
};

/** Texts that are referred to by their numbers. */
export const stringPool = (texts: readonly string[], encoding: 'utf8' | 'utf16'): Buffer => {
  const written = texts.map(encoding === 'utf8' ? inUtf8 : inUtf16);
  const offsets: number[] = [];
  let at = 0;
  for (const { length } of written) {
    offsets.push(at);
    at += length;
  }
  const head = [texts.length, 0, encoding === 'utf8' ? IN_UTF8 : 0, 28 + 4 * texts.length, 0];
  return chunk(STRING_POOL, words(...head), words(...offsets), ...written);
};
