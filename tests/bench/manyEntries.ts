import { crc32, deflateRawSync } from 'node:zlib';
import { halves, words } from '../../mock-server/seed/apk/bytes';
import { compiledXml } from '../../mock-server/seed/apk/manifest';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LONG_END = 0x06064b50;
const LONG_END_LOCATOR = 0x07064b50;
const VERSION = 45;
const DEFLATED = 8;

const MANIFEST = compiledXml({
  name: 'manifest',
  attributes: { package: 'test.many', versionCode: 7 },
  within: [],
});

/** An app with a directory of so many files, all of which are its manifest. */
export const appOfEntries = (count: number): Buffer => {
  const packed = deflateRawSync(MANIFEST);
  const aboutOf = (name: Buffer) =>
    Buffer.concat([
      halves(VERSION, 0, DEFLATED, 0, 0x0221),
      words(crc32(MANIFEST), packed.length, MANIFEST.length),
      halves(name.length, 0),
    ]);
  const nameOf = (at: number) => Buffer.from(at === 0 ? 'AndroidManifest.xml' : `res/${at}.png`);
  const local = Buffer.concat([words(LOCAL), aboutOf(nameOf(0)), nameOf(0), packed]);
  const entryOf = (_: unknown, at: number) => {
    const name = nameOf(at);
    const head = [words(CENTRAL), halves(VERSION), aboutOf(name), halves(0, 0, 0), words(0, 0)];
    return Buffer.concat([...head, name]);
  };
  const list = Buffer.concat(Array.from({ length: count }, entryOf));
  const end = local.length + list.length;
  return Buffer.concat([
    local,
    list,
    words(LONG_END, 44, 0),
    halves(VERSION, VERSION),
    words(0, 0, count, 0, count, 0, list.length, 0, local.length, 0),
    words(LONG_END_LOCATOR, 0, end, 0, 1, END),
    halves(0, 0, 0xffff, 0xffff),
    words(list.length, local.length),
    halves(0),
  ]);
};
