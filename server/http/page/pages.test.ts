import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveTest } from '../../../tests/fixtures/serveTest';
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder';

const html = { Accept: 'text/html' };

const builtApp = async (page = '<!doctype html><title>Page</title>'): Promise<string> => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', 'index-abc.js'), `console.log("${'x'.repeat(2_000)}")`);
  return folder;
};

describe('the app', () => {
  test.each(['/', '/nl/dashboard/groups/3', '/dashboard/home', '/internals'])(
    'has one page, at %s and everywhere',
    async (path) => {
      const server = await serveTest({ appFolder: await builtApp() });
      const answer = await server.fetch(path, { headers: html });
      expect(await answer.text()).toContain('<title>Page</title>');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
      expect(answer.headers.get('X-Powered-By')).toBeNull();
    },
  );

  test('allows the scripts that its page was built with, and no others', async () => {
    const script = 'document.title = "Read";';
    const appFolder = await builtApp(
      `<!doctype html><script>${script}</script><title>Page</title>`,
    );
    const server = await serveTest({ appFolder });
    const answer = await server.fetch('/en/dashboard', { headers: html });
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
  });

  test.each([
    ['cross-site', 'same-origin'],
    ['same-site', 'same-origin'],
    [undefined, 'same-origin'],
    ['none', null],
    ['same-origin', null],
  ])('lets go of whoever opened it, where that may be another site (%s)', async (from, policy) => {
    const server = await serveTest({ appFolder: await builtApp() });
    const headers = { ...html, ...(from && { 'Sec-Fetch-Site': from }) };
    const answer = await server.fetch('/en/dashboard', { headers });
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe(policy);
    expect(answer.headers.get('Vary')).toContain('Sec-Fetch-Site');
  });

  test('has assets that are compressed and never change', async () => {
    const server = await serveTest({ appFolder: await builtApp() });
    const answer = await server.fetch('/assets/index-abc.js');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    '/assets/index-old.js',
    '/internal/v1/nothing',
    '/internal/v2',
    '/v1/nothing',
    '/missing.png',
  ])('is not the answer to %s', async (path) => {
    const server = await serveTest({ appFolder: await builtApp() });
    const answer = await server.fetch(path, { headers: html });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ status: false, status_message: 'This does not exist' });
    expect(answer.headers.get('Cache-Control')).not.toContain('max-age');
  });

  test('answers that it has not been built', async () => {
    const server = await serveTest();
    const answer = await server.fetch('/', { headers: html });
    expect([answer.status, (await answer.json()).status_message]).toEqual([
      404,
      'The app has not been built. Run npm start',
    ]);
    expect(server.logged).toEqual([]);
  });
});
