import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { askedBrowser } from './askedBrowser';

const ZONE = 'Europe/Amsterdam';

const host = { hostname: 'office.test', host: 'office.test:8443', protocol: 'https' };

const asking = (headers: Record<string, string>) =>
  askedBrowser({ headers, ...host } as unknown as FastifyRequest, ZONE);

const sending = (value: unknown) =>
  asking({ cookie: `VIEW=${encodeURIComponent(JSON.stringify(value))}` });

const unknown = {
  ...{ stored: {}, width: 1280, timeZone: ZONE },
  ...{ isMac: false, origin: 'https://office.test:8443', isSecure: true },
};

test('a browser is drawn for as its cookie describes it', () => {
  const stored = { 'backoffice.menu.rail': '1' };
  const known = sending({ stored, width: 390, timeZone: 'Asia/Tokyo' });
  expect(known).toEqual({
    stored,
    width: 390,
    timeZone: 'Asia/Tokyo',
    isMac: false,
    origin: 'https://office.test:8443',
    isSecure: true,
  });
});

test('one that sends nothing is taken for a usual one, or for a phone where it is one', () => {
  expect(asking({})).toEqual(unknown);
  expect(asking({ 'sec-ch-ua-mobile': '?1' })).toEqual({ ...unknown, width: 390 });
  expect(asking({ 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X)' }).isMac).toBe(true);
});

test.each([
  ['no JSON', 'VIEW=%7B'],
  ['no encoding', 'VIEW=%'],
  ['a list', 'VIEW=%5B%5D'],
])('a cookie that is %s is as good as none', (_, cookie) => {
  expect(asking({ cookie })).toEqual(unknown);
});

test('what of a cookie isn’t what it should be is left out', () => {
  expect(sending({ stored: { a: 1, b: 'x' }, width: '9', timeZone: 'Nowhere/At/All' })).toEqual({
    ...unknown,
    stored: { b: 'x' },
  });
});
