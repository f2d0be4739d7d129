import { CHUNK, type Chunk, chunkAt, chunksIn, VALUE, type Value, valueAt } from './chunks';
import { NotAnApk } from './NotAnApk';
import { type StringPool, stringPool } from './stringPool';

/** A text that a resource stands for on some devices. */
export interface Variant {
  readonly text: string;
  /** No language is requested. */
  readonly isDefault: boolean;
  /** Dots per inch; 0 where it doesn't matter. */
  readonly density: number;
}

/** Finds the texts of a resource by its number. */
export type ResourceTable = (id: number) => readonly Variant[];

const NO_ENTRY = 0xffffffff;
const NO_SHORT_ENTRY = 0xffff;
const SPARSE = 0x01;
const SHORT_OFFSETS = 0x02;
const COMPLEX = 0x01;
const COMPACT = 0x08;
/** Values that are looked at for one resource; those that refer to one another in a ring end here. */
const MOST_VALUES = 1_000;

/** Entries by their numbers, in order: numbers and places, each of two bytes, the places in fours. */
const sparsePlace = (bytes: Buffer, { content }: Chunk, count: number, entry: number) => {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const number = bytes.readUInt16LE(content + 4 * middle);
    if (number === entry) return 4 * bytes.readUInt16LE(content + 4 * middle + 2);
    if (number < entry) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

/** Where an entry stands after the first; `undefined` where the devices that a part is for have none. */
const placeOf = (bytes: Buffer, chunk: Chunk, entry: number): number | undefined => {
  const flags = bytes.readUInt8(chunk.start + 9);
  const count = bytes.readUInt32LE(chunk.start + 12);
  if (flags & SPARSE) return sparsePlace(bytes, chunk, count, entry);
  if (entry >= count) return undefined;
  if (flags & SHORT_OFFSETS) {
    const place = bytes.readUInt16LE(chunk.content + 2 * entry);
    return place === NO_SHORT_ENTRY ? undefined : 4 * place;
  }
  const place = bytes.readUInt32LE(chunk.content + 4 * entry);
  return place === NO_ENTRY ? undefined : place;
};

const entryValue = (bytes: Buffer, chunk: Chunk, entry: number): Value | undefined => {
  const place = placeOf(bytes, chunk, entry);
  if (place === undefined) return undefined;
  const at = chunk.start + bytes.readUInt32LE(chunk.start + 16) + place;
  const size = bytes.readUInt16LE(at);
  const flags = bytes.readUInt16LE(at + 2);
  if (flags & COMPACT) return { type: flags >> 8, data: bytes.readUInt32LE(at + 4) };
  return flags & COMPLEX ? undefined : valueAt(bytes, at + size);
};

/** Which devices a part of the table is for, as far as that counts here. */
const devicesOf = (bytes: Buffer, { start }: Chunk): Omit<Variant, 'text'> => ({
  isDefault: bytes.readUInt32LE(start + 28) === 0,
  density: bytes.readUInt16LE(start + 34),
});

/** The parts of the table by what they hold: the number of the package and of the type. */
const partsOf = (bytes: Buffer, whole: Chunk): ReadonlyMap<number, readonly Chunk[]> => {
  const parts = new Map<number, Chunk[]>();
  for (const one of chunksIn(bytes, whole)) {
    if (one.type !== CHUNK.package) continue;
    for (const chunk of chunksIn(bytes, one)) {
      if (chunk.type !== CHUNK.type) continue;
      const id = bytes.readUInt32LE(one.start + 8) & 0xff;
      const key = (id << 8) | bytes.readUInt8(chunk.start + 8);
      const known = parts.get(key);
      if (known) known.push(chunk);
      else parts.set(key, [chunk]);
    }
  }
  return parts;
};

const textsOf = (bytes: Buffer, whole: Chunk): StringPool => {
  for (const chunk of chunksIn(bytes, whole))
    if (chunk.type === CHUNK.stringPool) return stringPool(bytes, chunk);
  return () => undefined;
};

/**
 * Reads a table of resources (`resources.arsc`). Only the places of its parts are read at first; a resource is
 * looked up on demand, so that a large table costs no more than a small one.
 *
 * @throws NotAnApk or RangeError for what is none
 */
export const resourceTable = (bytes: Buffer): ResourceTable => {
  const whole = chunkAt(bytes, 0);
  if (whole.type !== CHUNK.table) throw new NotAnApk("Its resources aren't a table");
  const parts = partsOf(bytes, whole);
  const texts = textsOf(bytes, whole);
  return (wanted) => {
    const found: Variant[] = [];
    let left = MOST_VALUES;
    const look = (id: number): void => {
      for (const chunk of parts.get(id >>> 16) ?? []) {
        if (left === 0) return;
        left -= 1;
        const value = entryValue(bytes, chunk, id & 0xffff);
        if (value?.type === VALUE.reference) look(value.data);
        const text = value?.type === VALUE.text ? texts(value.data) : undefined;
        if (text !== undefined) found.push({ text, ...devicesOf(bytes, chunk) });
      }
    };
    look(wanted);
    return found;
  };
};
