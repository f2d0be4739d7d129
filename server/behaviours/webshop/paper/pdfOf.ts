import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { startThread } from '../../../store/threads/startThread';
import { isOutOfMemory, Thread } from '../../../store/threads/Thread';
import type { Drawing } from './drawing';

/** Milliseconds after the last paper for which fonts are kept. */
const IDLE_MS = 30_000;

/** The longest reports and 200 long invoices take half of it. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const thread = new Thread<Drawing, Uint8Array<ArrayBuffer>>(
  () => startThread(new URL('./thread/main.ts', import.meta.url), LIMITS),
  IDLE_MS,
);

/**
 * The PDF of a paper: one at a time, whose caller has not gone.
 *
 * @throws Refusal where it takes too much memory
 */
export const pdfOf = async (
  { call }: CallContext,
  prepare: () => Promise<Drawing>,
): Promise<Buffer> => {
  try {
    const { buffer } = await thread.run(prepare, call.gone?.());
    return Buffer.from(buffer);
  } catch (error) {
    throw isOutOfMemory(error) ? new Refusal(400, 'server.orders.paperTooLarge') : error;
  }
};
