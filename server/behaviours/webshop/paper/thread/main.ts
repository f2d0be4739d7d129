import { parentPort } from 'node:worker_threads';
import type { Done } from '../../../../store/threads/Thread';
import type { Drawing } from '../drawing';
import { draw } from './draw';

type Answer = Done<Uint8Array<ArrayBuffer>>;

const answer = async (drawing: Drawing): Promise<void> => {
  try {
    const result = await draw(drawing);
    const done: Answer = { result };
    parentPort?.postMessage(done, [result.buffer]);
  } catch (error) {
    const done: Answer = { error };
    parentPort?.postMessage(done);
  }
};

parentPort?.on('message', (drawing: Drawing) => void answer(drawing));
