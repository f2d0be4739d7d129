import type { FastifyRequest } from 'fastify';
import { cookieOf } from './request';

/** On https a name that neither another host nor a plain connection can set. */
const nameOf = ({ protocol }: FastifyRequest, name: string): string =>
  protocol === 'https' ? `__Host-${name}` : name;

/** Seconds that browsers keep a cookie at most. */
const LONGEST = 400 * 24 * 60 * 60;

/** The value of a cookie of ours. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  cookieOf(request, nameOf(request, name));

/**
 * A cookie as it is set: sent to this host alone, by pages of ours alone, and out of reach of their scripts.
 *
 * @param seconds that the browser keeps it; 0 removes it
 */
export const setCookie = (
  request: FastifyRequest,
  name: string,
  value: string,
  seconds: number,
): string => {
  const age = Math.min(Math.floor(seconds), LONGEST);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${nameOf(request, name)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${age}`;
};
