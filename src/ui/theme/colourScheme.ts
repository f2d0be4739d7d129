import { createListeners } from '../listeners';
import { useExternal } from '../useExternal';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

/** `src/hydration/firstView.js` reads the same key and sets the same attribute before the first paint. */
const STORAGE_KEY = 'backoffice.theme';
const BACKGROUNDS = { light: '#f5f7f7', dark: '#0f1516' } as const;

const listeners = createListeners();

const modeNow = (): ColourMode => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return colourModes.find((mode) => mode === stored) ?? 'system';
};

const show = (): void => {
  const mode = modeNow();
  const isDark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  const { documentElement: root } = document;
  root.setAttribute('data-color-scheme', scheme);
  root.style.colorScheme = scheme;
  root.style.backgroundColor = BACKGROUNDS[scheme];
  listeners.notify();
};

/** Shows the page in the light look, the dark one, or the device's, and remembers it in the browser. */
export const chooseColourMode = (mode: ColourMode): void => {
  localStorage.setItem(STORAGE_KEY, mode);
  show();
};

/** Follows the device's look, and what is chosen in another tab. */
export const followColourMode = (): void => {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) show();
  });
};

/** The look that is chosen. */
export const useColourMode = (): ColourMode => useExternal(listeners.subscribe, modeNow);
