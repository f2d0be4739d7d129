import { useMediaQuery } from './useMediaQuery';

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)');
