/** What was sent ahead of its record, as this page has it: it can't be read from the server yet. */
const pictures = new Map<string, string>();

/** Pictures by the names that they were stored under. */
export const aheadPictures = {
  /** @returns an address for the picture, empty where this page doesn't have it */
  addressOf: (name: string): string => pictures.get(name) ?? '',
  keep: (name: string, file: File): void => void pictures.set(name, URL.createObjectURL(file)),
};
