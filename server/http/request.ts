import type { Request } from 'express';
import { type Locale, locales } from '../contract/translate';

/** The language that the caller prefers among ours; English when it prefers none. */
export const localeOf = (request: Request): Locale => {
  const wanted = request.acceptsLanguages([...locales]);
  return locales.find((locale) => locale === wanted) ?? 'en';
};

/** Query parameters as text; one that is given several times is joined by commas, as lists of codes travel. */
export const queryOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(queryValuesOf(request)).map(([name, values]) => [name, values.join(',')]),
  );

/** Query parameters, each with all the values that it was given. */
export const queryValuesOf = ({ query }: Request): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value].flat().map(String)]),
  );

export const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

/** Whether an address may be shown as a page: HTML is welcome, and no file of a kind is asked for. */
export const isPageRequest = (request: Request): boolean =>
  request.accepts('html') !== false && !/\.\w+$/.test(request.path);

/** Whether a form was posted that a page follows, rather than data by a script. */
export const isFormPost = (request: Request): boolean =>
  request.is('application/x-www-form-urlencoded') !== false &&
  !request.get('Accept')?.includes('application/json');

/** A cookie's value. */
export const cookieOf = (request: Request, name: string): string | undefined => {
  const cookies = (request.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** Whether a page of ours made the request, another site did, or nothing says who. */
export const originOf = (request: Request): 'own' | 'other' | 'unknown' => {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'other';
  const origin = request.get('Origin');
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === request.get('Host') ? 'own' : 'other';
};
