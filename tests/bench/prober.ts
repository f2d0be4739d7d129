import { setTimeout as pause } from 'node:timers/promises';

/** What is asked for, again and again. */
export interface Probe {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const PAUSE_MS = 5;

let isOver = false;

/** The longest that one of the answers took, in milliseconds, until nobody wants to know any more. */
const longestWait = async ({ url, headers }: Probe): Promise<number> => {
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    longest = Math.max(longest, performance.now() - asked);
    await pause(PAUSE_MS);
  }
  return longest;
};

// In a process of its own, which doesn't wait for what sends the requests that keep the server busy.
process.once('message', async (probe: Probe) => {
  process.once('message', () => {
    isOver = true;
  });
  process.send?.(0);
  process.send?.(await longestWait(probe));
  process.disconnect();
});
