/** Where and when a page is read. */
export interface Reader {
  /** An IANA time zone; without one, that of the machine. */
  readonly timeZone?: string;
  /** Milliseconds since 1970; without them, the moment that it is. */
  readonly now?: number;
}

let reader: Reader = {};

/**
 * Makes what is written from now on stand for another place or moment than this machine's: on a server that draws a page
 * for a browser, and in that browser until it has taken the page over.
 */
export const setReader = (next: Reader): void => {
  reader = next;
};

/** The time zone of whoever reads; `undefined` stands for the machine's own. */
export const readerZone = (): string | undefined => reader.timeZone;

/** The moment of whoever reads, in milliseconds since 1970. */
export const readerNow = (): number => reader.now ?? Date.now();
