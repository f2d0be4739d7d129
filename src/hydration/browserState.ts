import { setReader } from '../../schemas/days/reader';
import type { Browser, DrawnFor } from '../../schemas/routing/drawing';

type LookedAt = 'timeZone' | 'isMac' | 'isSecure' | 'origin';

let browser: Browser = {
  ...{ stored: {}, width: 0, timeZone: 'UTC' },
  ...{ isMac: false, origin: 'http://localhost', isSecure: false },
};
const stored = new Map<string, string | null>();
const media = new Map<string, boolean>();
const others = new Set<LookedAt>();

/** Something was asked for that the page doesn't bring, or that only a browser does. */
let isLacking = false;

/** Leaves the page to the browser: who enters formatted text has it parsed and cleaned. */
export const leaveText = (): never => {
  isLacking = true;
  throw new TypeError('Text is parsed in a browser');
};

/** Remembers that it was looked at. */
const lookAt = <Name extends LookedAt>(name: Name): Browser[Name] => {
  others.add(name);
  return browser[name];
};

const WIDTH = /^\((min|max)-width: ?([\d.]+)px\)$/;

/** Whether a media query holds there. All but widths are as on a screen of which nothing else is known. */
const holds = (query: string): boolean => {
  const [, bound, pixels] = WIDTH.exec(query) ?? [];
  if (bound === undefined) return false;
  return bound === 'min' ? browser.width >= Number(pixels) : browser.width <= Number(pixels);
};

/** Reads what the browser keeps. Nothing is written: what is drawn here is drawn once. */
const storage = {
  length: 0,
  getItem: (key: string): string | null => {
    const value = browser.stored[key] ?? null;
    stored.set(key, value);
    return value;
  },
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  key: () => null,
} satisfies Storage;

const matchMedia = (query: string): Pick<MediaQueryList, 'matches'> & EventTarget => {
  const matches = holds(query);
  media.set(query, matches);
  return Object.assign(new EventTarget(), { matches });
};

// What pages look at while they are drawn, where there is no browser. `window` and `document` stay missing: by these
// the packages know where they are.
Object.defineProperties(globalThis, {
  localStorage: { value: storage },
  sessionStorage: { value: storage },
  matchMedia: { value: matchMedia },
  // Nothing happens in no window.
  addEventListener: { value: () => undefined },
  removeEventListener: { value: () => undefined },
  isSecureContext: { get: () => lookAt('isSecure') },
  PublicKeyCredential: { value: class {} },
  location: {
    value: {
      get origin() {
        return lookAt('origin');
      },
      get hostname() {
        return new URL(lookAt('origin')).hostname;
      },
    },
  },
  // What the page didn't bring isn't waited for.
  fetch: {
    value: () => {
      isLacking = true;
      return Promise.reject(new TypeError('Pages are drawn of what they bring'));
    },
  },
  DOMParser: {
    value: class {
      parseFromString = leaveText;
    },
  },
  // A newer Node has one of its own.
  navigator: {
    value: {
      onLine: true,
      userAgent: '',
      get platform() {
        return lookAt('isMac') ? 'Mac' : '';
      },
    },
  },
});

/** Draws for this browser from now on. */
export const drawFor = (next: Browser, now: number): void => {
  browser = next;
  isLacking = false;
  stored.clear();
  media.clear();
  others.clear();
  setReader({
    get timeZone() {
      return lookAt('timeZone');
    },
    now,
  });
};

/** Whether something has been asked for since then that the page doesn't bring, but a browser gets. */
export const isIncomplete = (): boolean => isLacking;

/** What has been looked at of the browser since then. */
export const lookedAt = (now: number): Omit<DrawnFor, 'parts'> => ({
  stored: Object.fromEntries(stored),
  media: Object.fromEntries(media),
  ...(others.has('timeZone') && { timeZone: browser.timeZone }),
  ...(others.has('origin') && { origin: browser.origin }),
  ...(others.has('isMac') && { isMac: browser.isMac }),
  ...(others.has('isSecure') && { isSecure: browser.isSecure }),
  now,
});
