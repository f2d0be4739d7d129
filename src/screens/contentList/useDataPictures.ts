import { useQueries } from '@tanstack/react-query';
import { dataPicture } from '../../views/livePage/dataPicture';

/** The greatest width that a picture is shown at, in pixels of a sharp screen. */
const WIDTH = 480;

/**
 * Pictures of this server as a sandboxed page can show them, which reaches no address: as `data:`.
 *
 * @param addresses empty where there is no picture
 * @returns one for each address, empty until it has been read, and where it can't be
 */
export const useDataPictures = (addresses: readonly string[]): readonly string[] => {
  // Several may have the same one, or none.
  const different = [...new Set(addresses)].filter((address) => address !== '');
  const read = useQueries({
    queries: different.map((address) => ({
      queryKey: ['picture', address],
      queryFn: () => dataPicture(address, WIDTH),
      retry: false,
    })),
  });
  return addresses.map((address) => read[different.indexOf(address)]?.data ?? '');
};
