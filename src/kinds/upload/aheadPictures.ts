import { fileAddress } from '../../uploads/uploadFiles';

/** What was sent ahead of its record, as this page has it: it can't be read from the server yet. The last ones. */
const pictures = new Map<string, string>();

/** Most pictures that are kept: more than a form has, and those of drafts that were left lately. */
const MOST_KEPT = 20;

/** Keeps a picture under the name that it was stored by, in place of the one that was kept longest ago. */
export const keepAheadPicture = (name: string, file: File): void => {
  pictures.set(name, URL.createObjectURL(file));
  const [first] = pictures;
  if (pictures.size <= MOST_KEPT || !first) return;
  const [oldest, address] = first;
  pictures.delete(oldest);
  URL.revokeObjectURL(address);
};

/** Where the browser reads a stored picture, or one that was sent ahead of its record. */
export const pictureAddress: typeof fileAddress = (value, context, version) =>
  pictures.get(value) ?? fileAddress(value, context, version);
