import { CHUNK, type Chunk, chunkAt, chunksIn, type Value, valueAt } from './chunks';
import { NotAnApk } from './NotAnApk';
import { type StringPool, stringPool } from './stringPool';

/** An attribute's value: the text that stands for it, or what it refers to. */
export interface Attribute extends Value {
  readonly text: string | undefined;
}

/** An element of compiled XML. */
export interface Element {
  readonly name: string;
  /** An attribute by its name, or by Android's number for it, by which it goes where names were removed. */
  attribute(name: string, id?: number): Attribute | undefined;
}

/** No element that counts has more; a file may declare more to exhaust its reader. */
const MOST_ATTRIBUTES = 100;

/** What the attributes of a file are read with. */
interface Names {
  readonly texts: StringPool;
  /** Android's numbers of attributes, by the number of their name. */
  readonly ids: readonly number[];
}

const idsIn = (bytes: Buffer, { content, end }: Chunk): readonly number[] =>
  Array.from({ length: (end - content) >> 2 }, (_, index) =>
    bytes.readUInt32LE(content + 4 * index),
  );

const elementAt = (bytes: Buffer, { content, end }: Chunk, { texts, ids }: Names): Element => {
  const part = bytes.subarray(0, end);
  const first = content + part.readUInt16LE(content + 8);
  const size = part.readUInt16LE(content + 10);
  const count = Math.min(part.readUInt16LE(content + 12), MOST_ATTRIBUTES);
  return {
    name: texts(part.readUInt32LE(content + 4)) ?? '',
    attribute: (name, id) => {
      for (let index = 0; index < count; index += 1) {
        const at = first + index * size;
        const named = part.readUInt32LE(at + 4);
        if (texts(named) !== name && (id === undefined || ids[named] !== id)) continue;
        const value = valueAt(part, at + 12);
        return { ...value, text: texts(part.readUInt32LE(at + 8)) };
      }
      return undefined;
    },
  };
};

/** The elements of compiled XML, as they begin. @throws NotAnApk or RangeError for what is none */
export function* elementsOf(bytes: Buffer): Generator<Element> {
  const whole = chunkAt(bytes, 0);
  if (whole.type !== CHUNK.xml) throw new NotAnApk("Its manifest isn't compiled");
  let texts: StringPool = () => undefined;
  let ids: readonly number[] = [];
  for (const chunk of chunksIn(bytes, whole)) {
    if (chunk.type === CHUNK.stringPool) texts = stringPool(bytes, chunk);
    if (chunk.type === CHUNK.resourceMap) ids = idsIn(bytes, chunk);
    if (chunk.type === CHUNK.startElement) yield elementAt(bytes, chunk, { texts, ids });
  }
}
