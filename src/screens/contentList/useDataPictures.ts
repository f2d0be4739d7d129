import { useQueries } from '@tanstack/react-query';

/** The greatest width that a picture is shown at, in pixels of a sharp screen. */
const WIDTH = 480;

/** Draws a picture as small as it is shown. */
const smallPicture = async (address: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`No picture at ${address}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, bitmap.width);
  canvas.height = Math.max(1, Math.round((bitmap.height * canvas.width) / bitmap.width));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
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
      queryFn: ({ signal }: { signal: AbortSignal }) => smallPicture(address, signal),
      enabled: address !== '',
      retry: false,
    })),
  }).map(({ data }) => data ?? '');
