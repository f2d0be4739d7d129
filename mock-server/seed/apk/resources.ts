import { chunk, halves, stringPool, words } from './bytes';

const TABLE = 0x0002;
const PACKAGE = 0x0200;
const TYPE = 0x0201;
const TYPE_SPEC = 0x0202;
const PACKAGE_ID = 0x7f;
const CONFIG_BYTES = 64;
const TEXT = 0x03;

/** The number of the first resource of a type, by the type's place among them. */
export const resourceId = (type: number): number => (PACKAGE_ID << 24) | ((type + 1) << 16);

/** Devices that a value is for: all, or those of a language or a density. */
interface For {
  readonly language?: string;
  readonly density?: number;
}

/** A resource that stands for a text: the name of its type, and the text for each kind of device. */
export interface TextResource {
  readonly type: string;
  readonly texts: readonly (For & { readonly text: string })[];
}

const configOf = ({ language = '', density = 0 }: For): Buffer => {
  const config = Buffer.alloc(CONFIG_BYTES);
  config.writeUInt32LE(CONFIG_BYTES, 0);
  config.write(language, 8, 2, 'latin1');
  config.writeUInt16LE(density, 14);
  return config;
};

const packageName = (name: string): Buffer => {
  const bytes = Buffer.alloc(256);
  bytes.write(name.slice(0, 127), 'utf16le');
  return bytes;
};

/** Writes a table of resources, each the first and only one of its type. */
export const resourceTable = (name: string, resources: readonly TextResource[]): Buffer => {
  const texts = resources.flatMap((resource) => resource.texts.map(({ text }) => text));
  const typeOf = (text: string, place: number, of: For): Buffer => {
    const entry = Buffer.concat([halves(8, 0), words(0), halves(8, TEXT << 8)]);
    const head = Buffer.concat([words(place + 1, 1, 24 + CONFIG_BYTES), configOf(of)]);
    return chunk(TYPE, head, words(0), entry, words(texts.indexOf(text)));
  };
  const types = resources.flatMap((resource, place) => [
    chunk(TYPE_SPEC, words(place + 1, 1), words(0)),
    ...resource.texts.map(({ text, ...of }) => typeOf(text, place, of)),
  ]);
  const names = stringPool(
    resources.map(({ type }) => type),
    'utf8',
  );
  const keys = stringPool(['app'], 'utf8');
  const head = Buffer.concat([
    words(PACKAGE_ID),
    packageName(name),
    words(288, resources.length, 288 + names.length, 1, 0),
  ]);
  const content = chunk(PACKAGE, head, names, keys, ...types);
  return chunk(TABLE, words(1), stringPool(texts, 'utf8'), content);
};
