import { chunk, halves, stringPool, words } from './bytes';

const XML = 0x0003;
const START = 0x0102;
const END = 0x0103;
const RESOURCE_MAP = 0x0180;
const NONE = 0xffffffff;

/** Android's numbers of the attributes; their names come first among the texts, in this order. */
const ids = {
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  name: 0x01010003,
  label: 0x01010001,
  icon: 0x01010002,
} as const;

const TYPE = { reference: 0x01, text: 0x03, integer: 0x10 } as const;

/** A value of an attribute: a text, a number, or a resource's number. */
type Value = string | number | { readonly resource: number };

/** An element with its attributes, and those within it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, Value>>;
  readonly within?: readonly XmlElement[];
}

const typedValue = (value: Value, numberOf: (text: string) => number): readonly number[] => {
  if (typeof value === 'string') return [numberOf(value), TYPE.text, numberOf(value)];
  return typeof value === 'number'
    ? [NONE, TYPE.integer, value]
    : [NONE, TYPE.reference, value.resource];
};

/** Writes XML as Android compiles it. */
export const compiledXml = (root: XmlElement): Buffer => {
  const texts: string[] = Object.keys(ids);
  const numberOf = (text: string): number => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  const attribute = ([name, value]: readonly [string, Value]): Buffer => {
    const [raw = NONE, type = 0, data = 0] = typedValue(value, numberOf);
    return Buffer.concat([words(NONE, numberOf(name), raw), halves(8, type << 8), words(data)]);
  };
  const elements = ({ name, attributes = {}, within = [] }: XmlElement): readonly Buffer[] => {
    const all = Object.entries(attributes).map(attribute);
    const line = words(1, NONE);
    return [
      chunk(START, line, words(NONE, numberOf(name)), halves(20, 20, all.length, 0, 0, 0), ...all),
      ...within.flatMap(elements),
      chunk(END, line, words(NONE, numberOf(name))),
    ];
  };
  const content = elements(root);
  const map = chunk(RESOURCE_MAP, Buffer.alloc(0), words(...Object.values(ids)));
  return chunk(XML, Buffer.alloc(0), stringPool(texts, 'utf16'), map, ...content);
};
