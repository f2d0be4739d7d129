import type { Locale } from './locales';

/** What is known on a server of the browser that asks for a page. */
export interface Browser {
  /** What it keeps (`localStorage`), as far as it has sent that. */
  readonly stored: Readonly<Record<string, string>>;
  /** CSS pixels that its window is wide. */
  readonly width: number;
  /** An IANA name. */
  readonly timeZone: string;
  /** Its keys are those of a Mac. */
  readonly isMac: boolean;
  /** Of the addresses that it asks, such as `https://office.example.com`. */
  readonly origin: string;
  /** It trusts the way there, as it does with https. */
  readonly isSecure: boolean;
}

/** A page that is to be drawn for a browser. */
export interface AskedPage {
  readonly pathname: string;
  /** The address' query, with its question mark. */
  readonly search: string;
  readonly locale: Locale;
  /** What the page begins with, as `dataProvider/firstAnswers.ts` reads it. */
  readonly answers: string;
  readonly browser: Browser;
}

/**
 * What a page was drawn with of its browser: only where all of it is so can the browser take the page over. What nothing
 * on the page asked for is left out.
 */
export interface DrawnFor {
  readonly stored: Readonly<Record<string, string | null>>;
  readonly media: Readonly<Record<string, boolean>>;
  readonly timeZone?: string;
  readonly isMac?: boolean;
  readonly origin?: string;
  readonly isSecure?: boolean;
  /** The names of the parts of the app that it is made of (`src/routing/drawnParts.ts`). */
  readonly parts: readonly string[];
  /** The moment that it was drawn at, in milliseconds since 1970. */
  readonly now: number;
}

export interface DrawnPage {
  /** In UTF-8: pages are long, and one thread writes those of all. */
  readonly html: Uint8Array<ArrayBuffer>;
  readonly drawnFor: DrawnFor;
}

/** The cookie in which a browser sends what its pages are drawn with. */
export const VIEW_COOKIE = 'VIEW';

interface Owner {
  readonly user: { readonly id: number };
  readonly organisation: { readonly id: number };
}

/** Whose it is what react-admin keeps in a browser: each has theirs for each organisation. */
export const keptOwner = (active: Owner | null): string =>
  active ? `-${active.user.id}-${active.organisation.id}-` : '';

/** The name that it is kept under (`localStorageStore`). */
export const keptKey = (owner: string, key: string): string => `RaStore${owner}.${key}`;
