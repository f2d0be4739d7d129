import type { Account } from './benchPage';
import type { startBenchServer } from './benchServer';
import { answersPerSecond, heard, start } from './forked';
import { median } from './timing';

const CONNECTIONS = 16;
const MILLISECONDS = 3_000;
/** Turns that the two servers are asked in, so that what else the machine does meets both. */
const ROUNDS = 3;

/** The page that the list of products opens with, of both. */
const OURS = 'webshop/products?page=1&maxrowcount=20&sort=title&order=asc';
const BARE = 'products?_page=1&_limit=20';

const load = { connections: CONNECTIONS, milliseconds: MILLISECONDS };

/**
 * Asks for the first page of a list of products, beside json-server with the same products and nothing else.
 *
 * @returns answers a second of each, the median of a few turns
 */
export const measureLists = async (
  { origin, signIn }: Awaited<ReturnType<typeof startBenchServer>>,
  account: Account,
  products: number,
): Promise<{ ours: number; bare: number }> => {
  const bareServer = start('bareJsonServer.ts', String(products));
  try {
    const bareOrigin = `http://127.0.0.1:${await heard(bareServer)}`;
    const { sessionId } = await signIn(account.email, account.password);
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const url = `${origin}/internal/v1/${OURS}`;
      ours.push(await answersPerSecond({ ...load, url, headers: { SESSIONID: sessionId } }));
      bare.push(await answersPerSecond({ ...load, url: `${bareOrigin}/${BARE}`, headers: {} }));
    }
    return { ours: median(ours), bare: median(bare) };
  } finally {
    bareServer.disconnect();
  }
};
