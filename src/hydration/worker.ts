import { parentPort } from 'node:worker_threads';
import type { AskedPage, DrawnPage } from '../../schemas/routing/drawing';
import { draw } from './draw';

/** Ends with the last page that was asked for: they are drawn one after the other. */
let last: Promise<unknown> = Promise.resolve();

const answer = async (number: number, asked: AskedPage): Promise<void> => {
  try {
    const drawn: DrawnPage | null = (await draw(asked)) ?? null;
    parentPort?.postMessage([number, drawn], drawn ? [drawn.html.buffer] : []);
  } catch (error) {
    parentPort?.postMessage([number, null, error]);
  }
};

parentPort?.on('message', ([number, asked]: readonly [number, AskedPage]) => {
  last = last.then(() => answer(number, asked));
});
parentPort?.postMessage('ready');
