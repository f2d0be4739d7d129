import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, isProduction, root } from './project.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, dev?: boolean,
 *   os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const OLDEST_NODE = [20, 19];

/** @type {(file: string) => Lock} */
const readLock = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** @type {(wanted: string[] | undefined, own: string) => boolean} */
const suits = (wanted, own) =>
  !wanted ||
  (wanted.some((name) => name.startsWith('!'))
    ? !wanted.includes(`!${own}`)
    : wanted.includes(own));

/**
 * Whether what is installed is what the lock file asks for. Optional packages may be absent: most are
 * for other platforms. In production those may be absent as well that the product is developed with.
 *
 * @param {Lock} wanted `package-lock.json`
 * @param {Lock} installed what npm keeps of it in `node_modules`
 * @param {{ platform: string, arch: string }} machine
 * @param {boolean} isProduction
 */
export const isUpToDate = (wanted, installed, { platform, arch }, isProduction = false) =>
  Object.entries(wanted.packages).every(([path, { version, integrity, optional, dev }]) => {
    const present = installed.packages[path];
    if (path === '' || (!present && (optional || (isProduction && dev)))) return true;
    return present?.version === version && present?.integrity === integrity;
  }) &&
  // Folders that were copied from another machine hold its binaries.
  Object.values(installed.packages).every(({ os, cpu }) => suits(os, platform) && suits(cpu, arch));

const isInstalled = () =>
  existsSync(join(root, 'node_modules/.package-lock.json')) &&
  isUpToDate(
    readLock('package-lock.json'),
    readLock('node_modules/.package-lock.json'),
    process,
    isProduction,
  );

const refuseOldNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.version}.`);
  process.exit(1);
};

const install = () => {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`The packages could not be installed${error ? `: ${error.message}` : '.'}`);
  process.exit(status ?? 1);
};

/** Installs the packages when they are missing or out of date; otherwise silent. Ends the process when that fails. */
export const setUp = () => {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  install();
};

if (isMain(import.meta.url)) setUp();
