import { createSeed } from '../../mock-server/seed';
import { openStore } from '../../mock-server/store/openStore';

const FILES = 5_000;
const FOLDERS = 200;
const MEGABYTE = 1024 * 1024;

/** Megabytes of the upload that is measured. */
export const UPLOAD_MEGABYTES = 200;

/** The measured calls of a media library of many files, and the most milliseconds of each at the median. */
export const mediaCalls = {
  'media: first page': { path: 'media?type=0&page=1&maxrowcount=20', most: 30 },
  'media: page of a folder': { path: 'media?type=0&folderId=77&page=1&maxrowcount=20', most: 30 },
  'media: folders': { path: 'media/folders', most: 30 },
};

/** Fills a data folder with the demo data, and many files in many folders in its first organisation. */
export const manyMedia = async (directory: string): Promise<void> => {
  const seed = await createSeed();
  const [organisation] = seed.organisations ?? [];
  const [file] = seed.media ?? [];
  const organisationId = organisation?.id;
  const mediaFolders = Array.from({ length: FOLDERS }, (_, index) => ({
    id: index + 1,
    organisationId,
    name: `Map ${index + 1}`,
  }));
  const media = Array.from({ length: FILES }, (_, index) => ({
    ...file,
    id: index + 1,
    organisationId,
    fileName: `bestand-${FILES - index}.png`,
    folderId: (index % FOLDERS) + 1,
  }));
  const rows = { ...seed, media, mediaFolders, files: [] };
  const store = await openStore({ directory, seed: async () => rows });
  await store.close();
};

/** A form with a file that is made while it is sent, so that it takes no memory here. */
export const largeForm = (): { body: ReadableStream<Uint8Array>; type: string } => {
  const boundary = 'bench-boundary';
  const text = (content: string) => new TextEncoder().encode(content);
  const head = text(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="groot.bin"\r\n\r\n`,
  );
  const block = new Uint8Array(MEGABYTE).fill(7);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(head),
    pull: (controller) => {
      if (sent < UPLOAD_MEGABYTES) {
        sent += 1;
        return controller.enqueue(block);
      }
      controller.enqueue(text(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  });
  return { body, type: `multipart/form-data; boundary=${boundary}` };
};
