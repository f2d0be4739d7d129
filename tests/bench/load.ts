import { Agent, get } from 'node:http';

/** What a server is asked for, over and over. */
export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

/** Reads an answer to its end. */
const readOne = (url: string, agent: Agent, headers: Load['headers']): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });

/** Asks on so many connections at a time, and counts how many answers came a second. */
const answersPerSecond = async (load: Load): Promise<number> => {
  const { url, headers, connections, milliseconds } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let answers = 0;
  const connection = async () => {
    while (performance.now() - start < milliseconds) {
      await readOne(url, agent, headers);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return (1_000 * answers) / (performance.now() - start);
};

// In a process of its own, so that neither the server nor what measures waits for it.
process.once('message', async (load: Load) => {
  process.send?.(await answersPerSecond(load));
  process.disconnect();
});
