/** The language of the page where there is no document, as on a server that draws one. */
let drawn = 'en';

const listeners = new Set<(locale: string) => void>();

/** The language that the page is written in. */
export const pageLocale = {
  get: (): string => globalThis.document?.documentElement.lang || drawn,
  set: (locale: string): void => {
    drawn = locale;
    if (globalThis.document) document.documentElement.lang = locale;
    for (const listener of listeners) listener(locale);
  },
  /** @returns stops listening */
  subscribe: (listener: (locale: string) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
