import { useMediaQuery } from './useMediaQuery';

/** Whether there is room for the menu beside the content. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 900px)');
