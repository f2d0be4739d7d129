import { VIEW_COOKIE } from '../../schemas/routing/drawing';
import { locales } from '../../schemas/routing/locales';

/** What pages are drawn with of what the browser keeps. */
const CHOICES =
  /^(?:backoffice\.(?:theme|menu\.\w+)|RaStore.*\.(?:favourites|recent|listColumns\.\w+))$/;

/** Most characters of a cookie; browsers keep some 4,000. */
const LONGEST = 3_500;

/** Seconds that the browser keeps it: as long as it may. */
const AGE = 400 * 24 * 60 * 60;

/** The choices that differ from what a browser begins with. */
const choices = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => CHOICES.test(key))
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  );

/** Known already when the page is left, where asking for it would have the browser lay out all of the page once more. */
let width = 0;

const written = (stored: Readonly<Record<string, string>>): string =>
  encodeURIComponent(
    JSON.stringify({
      width,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      stored,
    }),
  );

/** Writes the cookie by which the server draws the next page. Where that is too much, it can't be drawn. */
const write = (): void => {
  const all = written(choices());
  const value = all.length > LONGEST ? written({}) : all;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is missing on plain http.
  // Sent with pages, whose addresses begin with their language, and with no call.
  for (const locale of locales)
    document.cookie = `${VIEW_COOKIE}=${value}; Path=/${locale}; SameSite=Strict; Max-Age=${AGE}${secure}`;
};

/** Writes the cookie now, and whenever the page is left. */
export const keepViewCookie = (): void => {
  const noteWidth = (): void => {
    width = window.innerWidth;
  };
  noteWidth();
  write();
  window.addEventListener('resize', noteWidth);
  window.addEventListener('pagehide', write);
};
