import { writeSync } from 'node:fs';
import { openStore } from '../../../mock-server/store/openStore';
import { rowsNamed } from '../../fixtures/rowsNamed';

/** Writes that wait for the disk at the same time. */
const LANES = 4;
/** Longest text of a row. */
const LENGTH = 400;

// So short a journal that compactions run all the time: a kill meets them as well.
const [, , directory = ''] = process.argv;
const store = await openStore({ directory, seed: async () => ({}), compactAt: 2_000 });

let next = 1;

/** Writes until it is killed. An order and its payment belong together: there is never one without the other. */
const writePairs = async (): Promise<never> => {
  for (;;) {
    const value = next;
    next += 1;
    const length = value % LENGTH;
    await store.transaction(async (inner) => {
      const { id } = await rowsNamed(inner, 'orders').insert({
        value,
        length,
        text: 'x'.repeat(length),
      });
      await rowsNamed(inner, 'payments').insert({ value, orderId: id });
    });
    // Synchronously: what was acknowledged must have been said before a kill.
    writeSync(1, `${value}\n`);
  }
};

await Promise.all(Array.from({ length: LANES }, writePairs));
