import type { FastifyReply } from 'fastify';

/**
 * Material UI writes its styles into the page; everything else comes from here.
 *
 * @param scripts that the page itself holds, by their hashes
 */
const policyWith = (scripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What no page of the product does, and nothing that gets into one may. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const headers = {
  'Content-Security-Policy': policyWith(),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** A year, from each answer on. */
const ALWAYS_ENCRYPTED = 'max-age=31536000';

/** The default headers of every answer. Who came by https is to keep to that. */
export const setSecurityHeaders = (reply: FastifyReply): void => {
  reply.headers(headers);
  if (reply.request.protocol === 'https')
    reply.header('Strict-Transport-Security', ALWAYS_ENCRYPTED);
};

/** Allows a page the scripts that it was built with. */
export const allowScripts = (reply: FastifyReply, hashes: readonly string[]): void => {
  reply.header('Content-Security-Policy', policyWith(hashes));
};
