import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { provideBrowser } from './scripts/browser.mjs';
import { freePort } from './scripts/freePort.mjs';

/**
 * What one run shares. The workers read this file again and inherit the environment, so that they
 * find what the first process chose.
 */
const run = async () => {
  const { E2E_PORT, E2E_DATA_DIR, CHROMIUM_PATH } = process.env;
  if (E2E_PORT && E2E_DATA_DIR && CHROMIUM_PATH)
    return { port: E2E_PORT, dataDir: E2E_DATA_DIR, browser: CHROMIUM_PATH };
  const port = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'back-office-'));
  // Where this user is root, PostgreSQL is another.
  chmodSync(dataDir, 0o755);
  const browser = provideBrowser();
  Object.assign(process.env, { E2E_PORT: port, E2E_DATA_DIR: dataDir, CHROMIUM_PATH: browser });
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { port, dataDir, browser };
};

const { port, dataDir, browser } = await run();
const baseURL = `http://127.0.0.1:${port}`;

/** On PostgreSQL runs a selection, against several processes that share what is stored. */
const isOnPostgres = process.env.TEST_STORE === 'postgres';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  ...(isOnPostgres && { grep: /@smoke/ }),
  fullyParallel: true,
  workers: 2,
  // Retried where the machine is shared and nobody can look, and reported at the end; never where someone works.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  // Generous, for machines that do other things as well; nothing here measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        // Chromium's sandbox refuses to start as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --server${isOnPostgres ? ' --postgres --workers 2' : ''}`,
    // Answers 401 without a session, which counts as being there; no page has to be built for it.
    url: `${baseURL}/internal/v1/session`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Never what somebody works with, whatever the environment names.
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      DATABASE_DEMO: '1',
      S3_URL: '',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
