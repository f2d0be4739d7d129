import type { startBenchServer } from './benchServer';
import { heard, start } from './forked';

type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;
export type Session = Awaited<ReturnType<BenchServer['signIn']>>;

/** The longest that another call waited while `work` ran, and how long that took. */
export const waitDuring = async (
  { origin }: Pick<BenchServer, 'origin'>,
  { sessionId }: Session,
  work: () => Promise<void>,
) => {
  const prober = start('prober.ts');
  const begun = heard(prober);
  prober.send({
    url: `${origin}/internal/v1/webshop/vat/1`,
    headers: { SESSIONID: sessionId },
  });
  await begun;
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  const longest = heard(prober);
  prober.send('over');
  return { longest: await longest, seconds };
};
