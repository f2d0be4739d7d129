import { gzipSync } from 'node:zlib';
import { appOfEntries } from './manyEntries';

/** One request that is meant to keep the server busy. */
export interface Hostile {
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly type?: string;
  readonly isGzip?: true;
  /** Nobody is signed in. */
  readonly isOpen?: true;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'hostile';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const bytesOf = (content: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(content);

const json = (path: string, body: object, method: Hostile['method'] = 'POST'): Hostile => ({
  path,
  method,
  body: bytesOf(Buffer.from(JSON.stringify(body))),
  type: JSON_TYPE,
});

const fileOf = (path: string, part: string, name: string, content: Buffer, fn = ''): Hostile => ({
  path,
  method: 'POST',
  type: MULTIPART_TYPE,
  body: bytesOf(
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="function"\r\n\r\n${fn}\r\n` +
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  ),
});

const times = <T>(count: number, one: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => one(at));

const bomb = bytesOf(gzipSync(JSON.stringify({ email: 'x'.repeat(9_600_000) })));

const pairs = (count: number) => times(count, (at) => `a${at}=1`).join('&');

const rows = (count: number) => times(count, (at) => ({ key: `k${at}`, value: 'v' }));

/** What keeps a server busy that bounds nothing, by its name; several are sent at a time. */
export const hostile: Readonly<Record<string, () => readonly Hostile[]>> = {
  'a packed body to the sign-in': () => [
    { path: 'session', method: 'POST', body: bomb, type: JSON_TYPE, isGzip: true, isOpen: true },
  ],
  'twelve packed bodies to a webhook': () =>
    times(12, () => ({
      path: '../../v1/webshop/woocommerce/webhook',
      method: 'POST',
      body: bomb,
      type: JSON_TYPE,
      isGzip: true,
      isOpen: true,
    })),
  'a text of 80,000 brackets to be translated': () => [
    json('webshop/products', {
      function: 'translateProduct',
      content: '<'.repeat(80_000),
      languages: ['EN-gb'],
    }),
  ],
  '25 names of 4.6 million characters': () =>
    times(25, () => json('groups/add', { name: 'x'.repeat(4_600_000) }, 'PUT')),
  '25 names of 200,000 characters': () =>
    times(25, () => json('groups/add', { name: 'x'.repeat(200_000) }, 'PUT')),
  'ten apps of 99,000 files': () => {
    const app = appOfEntries(99_000);
    return times(10, () => fileOf('apk/files/upload', 'apkFile', 'many.apk', app));
  },
  '20 packed bodies of someone signed in': () =>
    times(20, () => ({
      path: 'groups/add',
      method: 'PUT',
      body: bomb,
      type: JSON_TYPE,
      isGzip: true,
    })),
  'lists within one another': () => [
    { path: 'groups/add', method: 'PUT', type: JSON_TYPE, body: `{"name":${'['.repeat(120_000)}` },
    {
      path: 'groups/add',
      method: 'PUT',
      type: JSON_TYPE,
      body: `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    },
  ],
  '10,000 properties': () => [json('devices/1', { properties: rows(10_000) }, 'PUT')],
  '60,000 properties of a product': () => [
    json('webshop/products/1', { properties: rows(60_000) }, 'PUT'),
  ],
  'formatted text of elements within one another': () => [
    json('websites/contentItems/1', { htmlContent: '<b>'.repeat(60_000) }, 'PUT'),
    json('websites/contentItems/1', { htmlContent: '<'.repeat(190_000) }, 'PUT'),
    json('websites/contentItems/1', { htmlContent: '<p title="'.repeat(19_000) }, 'PUT'),
    json(
      'websites/contentItems/1',
      { htmlContent: `<p ${times(20_000, (at) => `a${at}`).join(' ')}>` },
      'PUT',
    ),
  ],
  '40,000 pairs of a form': () => [
    { path: 'groups/add', method: 'PUT', type: FORM_TYPE, body: pairs(40_000) },
  ],
  'addresses that almost fit': () => [
    json('users/add', { email: `a@${'b.'.repeat(100_000)}@` }, 'PUT'),
    json('organisations/1', { website: `https://${'a-'.repeat(100_000)}` }, 'PUT'),
  ],
  'a search for 7,000 characters': () =>
    times(20, () => ({ path: `webshop/products?filter=${'a '.repeat(3_500)}`, method: 'GET' })),
  'a list of everything, 20 times': () =>
    times(20, () => ({ path: 'webshop/products?page=1&maxrowcount=1000000', method: 'GET' })),
  '100 sign-ins': () =>
    times(100, (at) => ({
      ...json('session', { email: `guess${at}@demo.test`, password: 'x'.repeat(7_000) }),
      isOpen: true,
    })),
  'a file of one line': () => [
    fileOf('data/exchange', 'file', 'a.csv', Buffer.alloc(20_000_000, '"a;'), 'productsImport'),
  ],
  'twenty reports on paper': () =>
    times(20, () =>
      json('webshop/webshopreports', {
        function: 'MonthlyReport',
        date: '1-11-2026',
        time: '00:00',
        showCash: 1,
        showPin: 1,
        pdf: 1,
      }),
    ),
};
