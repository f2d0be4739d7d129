import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { root } from './project.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ code: number, output: string }} Captured
 */

/** @type {(code: number | null, signal: NodeJS.Signals | null) => number} */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 1);

/**
 * Ends with the children: signals reach them, and the first that ends takes the others and this
 * process with it, with its exit code.
 *
 * @param {ChildProcess[]} children that share this terminal
 */
export const liveWith = (children) => {
  /** @type {(signal: NodeJS.Signals) => void} */
  const forward = (signal) => {
    for (const child of children) child.kill(signal);
  };
  // A terminal sends Ctrl-C to the whole group: the children have it already.
  process.on('SIGINT', () => process.stdin.isTTY || forward('SIGINT'));
  process.on('SIGTERM', () => forward('SIGTERM'));
  process.on('SIGHUP', () => forward('SIGHUP'));
  for (const child of children)
    child.once('exit', (code, signal) => {
      process.exitCode ??= exitCode(code, signal);
      forward('SIGTERM');
    });
};

/**
 * Starts Node in the project's folder with this process' terminal.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] on top of the present one
 * @returns {ChildProcess}
 */
export const startNode = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

/**
 * Runs Node in the project's folder to its end and keeps what it prints.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] on top of the present one
 * @returns {Promise<Captured>}
 */
export const captureNode = async (args, env = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  /** @type {Buffer[]} */
  const parts = [];
  child.stdout.on('data', (part) => parts.push(part));
  child.stderr.on('data', (part) => parts.push(part));
  const [code, signal] = await once(child, 'close');
  return { code: exitCode(code, signal), output: Buffer.concat(parts).toString() };
};
