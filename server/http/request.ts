import accepts from 'accepts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Locale, locales } from '../contract/translate';

/** A header's value; all of them where it was sent several times. */
export const headerOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined => {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Where a request reaches the server, from outside: as a trusted proxy has it, where one passed it on. */
export const outsideOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`;

/** What the caller's browser calls itself. */
export const browserOf = (request: Pick<FastifyRequest, 'headers'>): string =>
  headerOf(request, 'User-Agent') ?? '';

const PATH = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i;

/** The requested path, as it was encoded. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => PATH.exec(url)?.[1] ?? '';

/** Characters of a header that names languages, from which on it isn't kept. */
const LONGEST_PREFERENCE = 200;

/** What browsers send is one of a few. */
const preferred = new LRUCache<string, Locale>({ max: 100 });

/** The language that the caller prefers among ours; English when it prefers none. */
export const localeOf = ({ raw }: FastifyRequest): Locale => {
  const asked = raw.headers['accept-language'] ?? '';
  const known = preferred.get(asked);
  if (known) return known;
  const wanted = accepts(raw).languages([...locales]);
  const locale = locales.find((one) => one === wanted) ?? 'en';
  if (asked.length < LONGEST_PREFERENCE) preferred.set(asked, locale);
  return locale;
};

/** Query parameters as text; one that is given several times is joined by commas, as lists of codes travel. */
export const queryOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  joinedValues(queryValuesOf(request));

type Values = Readonly<Record<string, readonly string[]>>;

/** Each with its values as one text. */
export const joinedValues = (values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.join(',')]));

/** Query parameters, each with all the values that it was given. */
export const queryValuesOf = ({ query }: FastifyRequest): Values =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [name, [value].flat().map(String)]),
  );

export const isWrite = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method !== 'GET' && method !== 'HEAD';

export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether an address may be shown as a page: HTML is welcome, and no file type is requested. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  !/\.\w+$/.test(pathOf(request)) && accepts(request.raw).type('html') !== false;

/** Whether a form was posted that a page follows, rather than data by a script. */
export const isFormPost = (request: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headerOf(request, 'Content-Type') ?? '') &&
  !headerOf(request, 'Accept')?.includes('application/json');

/** A cookie's value. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined => {
  const cookies = (headerOf(request, 'Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** Whether a page of ours made the request, another site did, or it is unknown. */
export const originOf = (request: FastifyRequest): 'own' | 'other' | 'unknown' => {
  const site = headerOf(request, 'Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'other';
  const origin = headerOf(request, 'Origin');
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === headerOf(request, 'Host')
    ? 'own'
    : 'other';
};
