import { fileAddress } from '../../uploads/uploadFiles';

/** What was sent ahead of its record, as this page has it: it can't be read from the server yet. */
const pictures = new Map<string, string>();

/** Keeps a picture under the name that it was stored by. */
export const keepAheadPicture = (name: string, file: File): void =>
  void pictures.set(name, URL.createObjectURL(file));

/** Where the browser reads a stored picture, or one that was sent ahead of its record. */
export const pictureAddress: typeof fileAddress = (value, context, version) =>
  pictures.get(value) ?? fileAddress(value, context, version);
