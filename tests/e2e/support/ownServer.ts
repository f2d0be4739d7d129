import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { SERVER } from '../../../scripts/build.mjs';
import { freePort } from '../../../scripts/freePort.mjs';

/** A server of a test's own, which can be killed and started again on the data that it had. */
export interface OwnServer {
  readonly address: string;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
  /** What it has printed, from its first start on. */
  printed(): string;
}

/** @param environment beside port and data folder, of a server at an address */
export const ownServer = async (
  environment: (address: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<OwnServer> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  const place = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder };
  const env = { ...process.env, ...place, ...environment(address) };
  let printed = '';
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, SERVER, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
    const isThere = () => fetch(`${address}/internal/v1/session`).then(({ status }) => status);
    await expect(async () => expect(await isThere()).toBe(401)).toPass({ intervals: [50] });
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const remove = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { address, kill, start, remove, printed: () => printed };
};
