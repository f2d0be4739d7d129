import { useQueries } from '@tanstack/react-query';

/** The greatest width that a picture is shown at, in pixels of a sharp screen. */
const WIDTH = 480;

/** Draws a picture as small as it is shown. */
const smallPicture = async (address: string): Promise<string> => {
  // Not fetched: this page may show what it has itself as `blob:`, and read no such address.
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, image.naturalWidth);
  canvas.height = Math.max(
    1,
    Math.round((image.naturalHeight * canvas.width) / image.naturalWidth),
  );
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8);
};

/**
 * Pictures of this server as a sandboxed page can show them, which reaches no address: as `data:`.
 *
 * @param addresses empty where there is no picture
 * @returns one for each address, empty until it has been read, and where it can't be
 */
export const useDataPictures = (addresses: readonly string[]): readonly string[] =>
  useQueries({
    queries: addresses.map((address) => ({
      queryKey: ['picture', address],
      queryFn: () => smallPicture(address),
      enabled: address !== '',
      retry: false,
    })),
  }).map(({ data }) => data ?? '');
