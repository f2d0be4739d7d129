import type { Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { makeTheme } from './theme';

let theme: Theme | undefined;
const listeners = new Set<() => void>();

/**
 * Makes Material's parts look as the theme says. It takes as long as drawing half of a list, so that a list, which
 * is made of plain elements, is drawn first; whatever else opens with Material's parts begins with it.
 */
export const startMaterial = (): void => {
  if (theme) return;
  theme = makeTheme();
  for (const listener of listeners) listener();
};

/** Material's parts that a list may begin with: once they are loaded they find the theme. */
export const withMaterial = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  const loaded = await loading;
  startMaterial();
  return loaded;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme, from when something needed it. */
export const useMaterial = (): Theme | undefined => useSyncExternalStore(subscribe, () => theme);
