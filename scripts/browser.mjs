import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isMain, root, tools } from './project.mjs';

const { platform, env } = process;

// The one without windows comes first: it takes a third less of the machine.
const NAMES = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];
const MAC_APPS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/** @type {(...paths: (string | undefined)[]) => string[]} */
const folders = (...paths) => paths.flatMap((path) => path || []);

/** @type {(folders: string[], names: string[]) => string[]} */
const inEach = (paths, names) => paths.flatMap((path) => names.map((name) => join(path, name)));

const candidates = () => {
  const searched = folders(...(env.PATH ?? '').split(delimiter));
  if (platform === 'win32')
    return [
      ...inEach(
        folders(env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA),
        WINDOWS_APPS,
      ),
      ...inEach(searched, ['chrome.exe', 'chromium.exe']),
    ];
  const apps = inEach(['/Applications', join(env.HOME ?? '/', 'Applications')], MAC_APPS);
  const usual = inEach(['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'], NAMES);
  return [...(platform === 'darwin' ? apps : []), ...usual, ...inEach(searched, NAMES)];
};

/** @type {(path: string) => boolean} */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

// Ubuntu's /usr/bin/chromium-browser is a script that only asks to install a snap.
/** @type {(path: string) => boolean} */
const works = (path) =>
  isExecutable(path) &&
  (platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

const playwrightsOwn = () => {
  if (!existsSync(tools.playwright)) return undefined;
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  /** @type {string} */
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
};

/**
 * The browser for the tests: `CHROMIUM_PATH`, one that is installed on this machine, or Playwright's
 * own.
 *
 * @returns {string | undefined} its path
 * @throws when `CHROMIUM_PATH` names nothing that runs
 */
export const findBrowser = () => {
  const named = env.CHROMIUM_PATH;
  if (!named) return candidates().find(works) ?? playwrightsOwn();
  if (works(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${named}, which is no program that runs.`);
};

/** @type {(command: string, args: string[]) => boolean} */
const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const installPlaywrights = () => run(process.execPath, [tools.playwright, 'install', 'chromium']);

const installDebians = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);

/**
 * Finds a browser for the tests, and installs one where there is none.
 *
 * @returns {string} its path
 * @throws an error that explains what to do when none can be had
 */
export const provideBrowser = () => {
  for (const prepare of [() => true, installPlaywrights, installDebians]) {
    const path = prepare() ? findBrowser() : undefined;
    if (path && works(path)) return path;
  }
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
};

if (isMain(import.meta.url))
  try {
    console.log(provideBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
