import type { FastifyRequest } from 'fastify';
import { isObject } from '../../../../schemas/isObject';
import { type Browser, VIEW_COOKIE } from '../../../../schemas/routing/drawing';
import { cookieOf, headerOf, browserOf as userAgentOf } from '../../request';

/** CSS pixels of a window of which nothing is known. */
const [USUAL, PHONE] = [1280, 390];

/** Hosts that browsers trust without https. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const isMobile = (request: FastifyRequest): boolean =>
  headerOf(request, 'Sec-CH-UA-Mobile') === '?1';

const parsed = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? '{}'));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

const isZone = (zone: unknown): zone is string => {
  if (typeof zone !== 'string') return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

/**
 * What the caller's browser sends of itself in its cookie, and what is likely of one that sends nothing.
 *
 * @param timeZone where it is likely to be
 */
export const askedBrowser = (request: FastifyRequest, timeZone: string): Browser => {
  const { hostname } = request;
  const sent = parsed(cookieOf(request, VIEW_COOKIE));
  const stored = isObject(sent.stored) ? Object.entries(sent.stored) : [];
  return {
    stored: Object.fromEntries(
      stored.filter((one): one is [string, string] => typeof one[1] === 'string'),
    ),
    width: typeof sent.width === 'number' ? sent.width : isMobile(request) ? PHONE : USUAL,
    timeZone: isZone(sent.timeZone) ? sent.timeZone : timeZone,
    origin: `${request.protocol}://${request.host}`,
    isSecure: request.protocol === 'https' || LOCAL.test(hostname),
    isMac: /Macintosh|iPhone|iPad/.test(userAgentOf(request)),
  };
};
