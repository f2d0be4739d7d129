import { crc32, deflateRawSync } from 'node:zlib';
import { halves, words } from './bytes';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const VERSION = 20;
/** The first of January 1981, midnight: what Android's own tools write, so that the same content makes the same file. */
const DATE = 0x0221;

/** Writes an archive of files. */
export const zipOf = (files: Readonly<Record<string, Buffer>>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const about = Buffer.concat([
      halves(VERSION, 0, DEFLATED, 0, DATE),
      words(crc32(content), packed.length, content.length),
      halves(title.length, 0),
    ]);
    const part = Buffer.concat([words(LOCAL), about, title, packed]);
    directory.push(
      Buffer.concat([words(CENTRAL), halves(VERSION), about, halves(0, 0, 0), words(0, at), title]),
    );
    parts.push(part);
    at += part.length;
  }
  const list = Buffer.concat(directory);
  const end = [
    words(END),
    halves(0, 0, directory.length, directory.length),
    words(list.length, at),
    halves(0),
  ];
  return Buffer.concat([...parts, list, ...end]);
};
