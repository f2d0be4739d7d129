import type { Theme } from '@mui/material/styles';
import { createListeners } from '../listeners';
import { useExternal } from '../useExternal';
import { makeTheme } from './theme';

let theme: Theme | undefined;
const listeners = createListeners();

/**
 * Makes Material's parts look as the theme specifies. It takes as long as drawing half of a list, so that a list, which
 * is made of plain elements, is drawn first; whatever else opens with Material's parts begins with it.
 */
export const startMaterial = (): void => {
  if (theme) return;
  theme = makeTheme();
  listeners.notify();
};

/** Material's parts that a list may begin with: once they are loaded they find the theme. */
export const withMaterial = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  const loaded = await loading;
  startMaterial();
  return loaded;
};

/** The theme, from when something needed it. */
export const useMaterial = (): Theme | undefined => useExternal(listeners.subscribe, () => theme);
