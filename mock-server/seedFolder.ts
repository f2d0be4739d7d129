import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { FileStore } from '../server/files/FileStore';
import type { Contents } from '../server/files/openStorage';
import type { Seed } from './store/openStore';

/** The demo data, and the files that go with them. */
export const seedOf =
  (contents: Contents): Seed =>
  async () => {
    // Making them takes code that a server with data does without.
    const { createSeed } = await import('./seed');
    const { keepIn } = await import('./seed/keepContent');
    return createSeed(new Date(), keepIn(new FileStore(contents)));
  };

/** Makes a process that runs this program put them there. */
export const SEED = 'seed';

const ended = async (child: ChildProcess): Promise<number> => {
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
};

/**
 * The same in a process of its own, with whose end the memory is free that drawing hundreds of pictures takes.
 *
 * @param program the file that this process was started with
 * @returns its exit code; it has printed what went wrong
 */
export const seedElsewhere = (program: string): Promise<number> => ended(fork(program, [SEED]));
