import type { Account } from '../benchPage';
import { answersPerSecond } from '../forked';
import { median } from '../timing';
import { ask } from './ask';
import { type Call, casesOf } from './cases';
import { cpuOf } from './cpu';
import { greatOf, type Sizes } from './fillProducts';
import { type Both, withDatabase } from './withDatabase';

type Report = (what: string, figure: string, isOk: boolean) => void;

export interface PostgresOptions {
  readonly account: Account;
  /** A folder in which the database stays for the next time. */
  readonly kept: string | undefined;
}

const ROUNDS = 300;
const WARM_ROUNDS = 30;

/** Milliseconds after which a call has no more rounds, however few it had: bare SQL that sorts takes most of a second. */
const LONGEST_CASE = 30_000;

/** What the server may take of what the bare one takes: time at the 99th percentile, and processor a request. */
const MOST_TIMES = 2;

const FEWEST_LISTS = 1_200;
const MOST_MEGABYTES = 180;

const CONNECTIONS = 16;
const MILLISECONDS = 4_000;
const TURNS = 3;

const part = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const askOurs = ({ ours }: Both, call: Call) => ask(ours.base + call.ours, ours.headers, call.body);
const askBare = ({ bare }: Both, call: Call) => ask(bare.base + call.bare, bare.headers, call.body);

interface Listed {
  readonly results: readonly { readonly id: number }[] | { readonly id: number };
  readonly totalRowCount?: number;
}

const foundIn = (answer: string): string => {
  const { results, totalRowCount }: Listed = JSON.parse(answer);
  return JSON.stringify([[results].flat().map(({ id }) => id), totalRowCount]);
};

/** @throws Error where the two servers answer other rows: their times couldn't be compared */
const checkSame = async (both: Both, name: string, call: Call): Promise<void> => {
  if (call.body) return;
  const [ours, bare] = await Promise.all([askOurs(both, call), askBare(both, call)]);
  if (foundIn(ours) !== foundIn(bare))
    throw new Error(`${name}: ${foundIn(ours)} isn't ${foundIn(bare)}`);
};

const measureCalls = async (both: Both, sizes: Sizes, report: Report): Promise<void> => {
  for (const [name, callOf] of Object.entries(casesOf(greatOf(sizes)))) {
    await checkSame(both, name, callOf(0));
    const [ours, bare]: [number[], number[]] = [[], []];
    const end = performance.now() + LONGEST_CASE;
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
      if (ours.length > 0 && performance.now() > end) break;
      const call = callOf(round);
      // In turns, so that what else the machine does meets both.
      const [our, other] = [
        await timeOf(() => askOurs(both, call)),
        await timeOf(() => askBare(both, call)),
      ];
      if (round < WARM_ROUNDS) continue;
      ours.push(our);
      bare.push(other);
    }
    const figures = (times: readonly number[]) =>
      `${part(times, 0.5).toFixed(1)} / ${part(times, 0.99).toFixed(1)}`;
    const times = part(ours, 0.99) / part(bare, 0.99);
    report(
      name,
      `${ours.length} rounds: p50 / p99 ${figures(ours)} ms; bare ${figures(bare)} ms; p99 ${times.toFixed(1)} × (at most ${MOST_TIMES} ×)`,
      times <= MOST_TIMES,
    );
  }
};

/** The calls that lists and records of many products take, beside bare SQL over the same rows. */
export const measureProducts = (
  sizes: Sizes,
  { account, kept }: PostgresOptions,
  report: Report,
): Promise<void> => withDatabase(sizes, account, kept, (both) => measureCalls(both, sizes, report));

/** Answers a second, and milliseconds of processor that each took. */
const loaded = async ({ base, headers, pid }: Both['ours'], path: string) => {
  const before = cpuOf(pid);
  const perSecond = await answersPerSecond({
    url: base + path,
    headers,
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
  });
  return { perSecond, cpu: (cpuOf(pid) - before) / (perSecond * (MILLISECONDS / 1_000)) };
};

const measureLoad = async (both: Both, sizes: Sizes, report: Report): Promise<void> => {
  const call = casesOf(greatOf(sizes)).list?.(0);
  if (!call) throw new Error('There is no list to ask for');
  const [ours, bare]: [Awaited<ReturnType<typeof loaded>>[], Awaited<ReturnType<typeof loaded>>[]] =
    [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await loaded(both.ours, call.ours));
    bare.push(await loaded(both.bare, call.bare));
  }
  const perSecond = (turns: typeof ours) => median(turns.map((turn) => turn.perSecond));
  const cpu = (turns: typeof ours) => median(turns.map((turn) => turn.cpu));
  report(
    'lists of 20',
    `${perSecond(ours).toFixed(0)} a second (at least ${FEWEST_LISTS}); bare ${perSecond(bare).toFixed(0)}`,
    perSecond(ours) >= FEWEST_LISTS,
  );
  const times = cpu(ours) / cpu(bare);
  report(
    'processor a request',
    `${cpu(ours).toFixed(2)} ms; bare ${cpu(bare).toFixed(2)} ms; ${times.toFixed(1)} × (at most ${MOST_TIMES} ×)`,
    times <= MOST_TIMES,
  );
  const megabytes = both.memory();
  report('memory', `${megabytes} MB (at most ${MOST_MEGABYTES} MB)`, megabytes <= MOST_MEGABYTES);
};

/** How many lists one process answers on many connections, and what each takes, beside a bare server. */
export const measurePostgresLoad = (
  sizes: Sizes,
  { account, kept }: PostgresOptions,
  report: Report,
): Promise<void> => withDatabase(sizes, account, kept, (both) => measureLoad(both, sizes, report));
