/** The kinds of media, by the word of their address, with the code that a list is asked for by. */
export const mediaTypes = {
  all: 0,
  images: 1,
  video: 2,
  documents: 3,
  audio: 4,
  other: 5,
} as const;

export type MediaTypeName = keyof typeof mediaTypes;
export type MediaType = (typeof mediaTypes)[MediaTypeName];

/** What people write and read: office files by their families, plain texts one by one. */
const documents =
  /^(application\/(pdf|rtf|msword|x-cfb|vnd\.(ms-|openxmlformats-|oasis\.opendocument\.).*)|text\/(plain|csv|markdown|rtf))$/;

/**
 * The kind of a file.
 *
 * @param mimeType its type by content, such as `image/png`
 */
export const mediaTypeOf = (mimeType: string): Exclude<MediaType, 0> => {
  if (mimeType.startsWith('image/')) return mediaTypes.images;
  if (mimeType.startsWith('video/')) return mediaTypes.video;
  if (mimeType.startsWith('audio/')) return mediaTypes.audio;
  return documents.test(mimeType) ? mediaTypes.documents : mediaTypes.other;
};
