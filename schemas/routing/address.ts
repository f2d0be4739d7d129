import { isLocale, type Locale } from './locales';

/** The parts of an address: the prefix before /dashboard, and the segments after it. */
interface Address {
  prefix: string | null;
  /** `null`: not an address of the dashboard. */
  path: readonly string[] | null;
}

/** The end of the address at which an installation that holds nothing yet is set up. */
export const SETUP = 'setup';

/** The end of the address at which somebody chooses a password by a link that was mailed. */
export const NEW_PASSWORD = 'new-password';

/** The address that identity providers send browsers back to. It is registered with them, so it has no locale. */
export const PROVIDER_RETURN = '/sign-in/provider';

const PREFIX = /^[a-z]{2}(-[a-z]{2})?$/i;

/** Reads an address with or without a locale; one that stops before /dashboard has an empty path. */
export const readAddress = (pathname: string): Address => {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = segments[0] ?? '';
  const prefix = PREFIX.test(first) ? first : null;
  const [base, ...path] = prefix === null ? segments : segments.slice(1);
  return { prefix, path: base === undefined || base === 'dashboard' ? path : null };
};

/** The locale that an address is written with; `null` when it has none that is known. */
export const localeOf = (pathname: string): Locale | null => {
  const { prefix } = readAddress(pathname);
  return isLocale(prefix) ? prefix : null;
};

/** Whether an address is where an installation that holds nothing yet is set up. */
export const isSetUp = (pathname: string): boolean => {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return segments.at(-1) === SETUP && segments.length <= (localeOf(pathname) === null ? 1 : 2);
};

/** The same address in another locale. One without a locale stays as it is. */
export const inLocale = (pathname: string, locale: Locale): string =>
  localeOf(pathname) === null ? pathname : pathname.replace(/^\/[^/]+/, `/${locale}`);

/** Whether two addresses show the same page, be it in two locales. */
export const isSamePage = (one: string, other: string): boolean =>
  (readAddress(one).path ?? [one]).join('/') === (readAddress(other).path ?? [other]).join('/');
