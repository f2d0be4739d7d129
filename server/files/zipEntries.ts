import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { createPace, createQueue } from '../store/pace';
import { BlockReader } from './BlockReader';

/** An archive that isn't read: broken, or made to keep whoever reads it busy. */
class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** A large app has some 20,000 files; a directory of millions is there to keep whoever reads it busy. */
const MOST_ENTRIES = 100_000;
const MOST_DIRECTORY_BYTES = 33_554_432;

const sizeInDirectory = (entry: Entry): number =>
  entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;

/**
 * Goes through the whole directory in turns with other calls, and keeps no more of it than what is looked for: all
 * entries of a large one are a hundred megabytes.
 */
const entriesNamed = async (
  zip: ZipFile,
  names: readonly string[],
): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > MOST_ENTRIES) throw new BadArchive('It has too many files');
  const pace = createPace();
  const found = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += sizeInDirectory(entry);
    if (bytes > MOST_DIRECTORY_BYTES) throw new BadArchive('Its directory is too large');
    if (names.includes(entry.fileName)) found.set(entry.fileName, entry);
    await pace();
  }
  return found;
};

const unpacked = async (zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> => {
  if (entry.uncompressedSize > maxBytes) throw new BadArchive(`${entry.fileName} is too large`);
  if (!entry.canDecodeFileData()) throw new BadArchive(`${entry.fileName} can't be unpacked`);
  // The stream ends with an error as soon as it gives more than the directory declares.
  return buffer(await zip.openReadStreamPromise(entry));
};

/** One directory is gone through at a time: many at once would share a thread, and take as much memory each. */
const inTurn = createQueue();

/** Does something with an archive. @throws BadArchive or what yauzl throws for what is none */
const withZip = async <T>(path: string, work: (zip: ZipFile) => Promise<T>): Promise<T> => {
  const file = await open(path);
  const { size } = await file.stat();
  const reader = new BlockReader(path, file);
  const options = { autoClose: false, lazyEntries: true };
  const zip = await fromRandomAccessReaderPromise(reader, size, options).catch(
    async (error: unknown) => {
      await file.close();
      throw error;
    },
  );
  try {
    return await work(zip);
  } finally {
    zip.close();
  }
};

/**
 * Files of an archive, unpacked, by name. Of two with the same name the last counts, as on a device.
 *
 * @param wanted most bytes of each when unpacked, by name; a larger one isn't read, whatever size its directory declares
 * @throws BadArchive or what yauzl throws for what is none
 */
export const readEntries = (
  path: string,
  wanted: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, Buffer>> =>
  inTurn(() =>
    withZip(path, async (zip) => {
      const files = new Map<string, Buffer>();
      for (const [name, entry] of await entriesNamed(zip, Object.keys(wanted)))
        files.set(name, await unpacked(zip, entry, wanted[name] ?? 0));
      return files;
    }),
  );

/** Whether an archive has a file of a name. @throws BadArchive or what yauzl throws for what is none */
export const hasEntry = (path: string, name: string): Promise<boolean> =>
  inTurn(() => withZip(path, async (zip) => (await entriesNamed(zip, [name])).has(name)));
