import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** An archive that isn't read: broken, or made to keep whoever reads it busy. */
class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** A large app has some 20,000 files; a directory of millions is there to keep whoever reads it busy. */
const MOST_ENTRIES = 100_000;

/** An archive that lies on disk: its directory is read, and of its files only those that are requested. */
export interface ZipEntries {
  /**
   * A file of the archive, unpacked.
   *
   * @param maxBytes of the unpacked file; a larger one isn't read, whatever size its directory declares
   * @returns `undefined` where there is none of the name. @throws BadArchive or what yauzl throws
   */
  read(name: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Whether there is a file of the name. */
  has(name: string): boolean;
  close(): void;
}

/** Where the files of an archive stand, by name. Of two with the same name the last counts, as on a device. */
const directoryOf = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > MOST_ENTRIES) throw new BadArchive('It has too many files');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
};

const unpacked = async (zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> => {
  if (entry.uncompressedSize > maxBytes) throw new BadArchive(`${entry.fileName} is too large`);
  if (!entry.canDecodeFileData()) throw new BadArchive(`${entry.fileName} can't be unpacked`);
  // The stream ends with an error as soon as it gives more than the directory declares.
  return buffer(await zip.openReadStreamPromise(entry));
};

/** Opens an archive. @throws BadArchive or what yauzl throws for what is none */
export const openZip = async (path: string): Promise<ZipEntries> => {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  try {
    const entries = await directoryOf(zip);
    return {
      read: async (name, maxBytes) => {
        const entry = entries.get(name);
        return entry && unpacked(zip, entry, maxBytes);
      },
      has: (name) => entries.has(name),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
};
