import type { startBenchServer } from './benchServer';
import { type Hostile, hostile } from './hostile';
import { type Session, waitDuring } from './waiting';

type Report = (what: string, figure: string, isOk: boolean) => void;
type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;
type Account = Readonly<Record<'email' | 'password', string>>;

/** Most milliseconds that another call may wait meanwhile, and most megabytes of the server. */
const MOST_WAIT_MS = 200;
const MOST_MEGABYTES = 300;

const sendOne = async (
  { origin }: BenchServer,
  { sessionId }: Session,
  { path, method, body, type, isGzip, isOpen }: Hostile,
): Promise<number> => {
  const answer = await fetch(new URL(path, `${origin}/internal/v1/`), {
    method,
    ...(body !== undefined && { body }),
    headers: {
      ...(type && { 'Content-Type': type }),
      ...(isGzip && { 'Content-Encoding': 'gzip' }),
      ...(!isOpen && { SESSIONID: sessionId }),
    },
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** Measures how long others wait, and the server's memory, while requests are sent that are meant to keep it busy. */
export const measureHostile =
  ({ email, password }: Account, report: Report) =>
  async (server: BenchServer): Promise<void> => {
    const session = await server.signIn(email, password);
    // What a first request loads isn't what is measured.
    for (let round = 0; round < 20; round += 1) await session.get('webshop/vat/1');
    for (const [name, requests] of Object.entries(hostile)) {
      const all = requests();
      let codes: readonly number[] = [];
      const { longest, seconds } = await waitDuring(server, session, async () => {
        codes = await Promise.all(all.map((one) => sendOne(server, session, one)));
      });
      const megabytes = server.memory();
      report(
        name,
        `${longest.toFixed(0)} ms (at most ${MOST_WAIT_MS} ms), ${megabytes} MB (at most ${MOST_MEGABYTES} MB), in ${seconds.toFixed(1)} s: ${[...new Set(codes)].join(', ')}`,
        longest <= MOST_WAIT_MS && megabytes <= MOST_MEGABYTES,
      );
    }
  };
