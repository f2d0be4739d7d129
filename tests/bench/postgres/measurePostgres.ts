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

const ROUNDS = 1_000;
const WARM_ROUNDS = 200;

/** Milliseconds after which a call has no more rounds, however few it had: bare SQL that sorts takes most of a second. */
const LONGEST_CASE = 30_000;
const LONGEST_WARM_UP = 5_000;

/** What the server may take of what the bare one takes: time at the 99th percentile, and processor a request. */
const MOST_TIMES = 2;

const FEWEST_LISTS = 1_200;

/** Lists a second of the bare server below which the machine does something else, and what ours answers of them then. */
const QUIET_LISTS = 2_000;
const LEAST_SHARE = 0.5;

const MOST_MEGABYTES = 180;

const CONNECTIONS = 16;
const MILLISECONDS = 4_000;
const TURNS = 5;

/** Lists that each server answers before any is counted: until then what is called most is being compiled. */
const WARM_LISTS = 20_000;

/** Milliseconds after which a server is taken for warm however few it answered. */
const LONGEST_WARMING = 90_000;

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

/** How long both take, in turns, so that what else the machine does meets both. */
const askedOfBoth = async (both: Both, call: Call) => ({
  our: await timeOf(() => askOurs(both, call)),
  other: await timeOf(() => askBare(both, call)),
});

/** Does something so many times, or as often as it can be done in so many milliseconds, and once at least. */
const rounds = async <T>(
  count: number,
  milliseconds: number,
  work: (round: number) => Promise<T>,
): Promise<readonly T[]> => {
  const results: T[] = [];
  const end = performance.now() + milliseconds;
  do results.push(await work(results.length));
  while (results.length < count && performance.now() < end);
  return results;
};

const measureCalls = async (both: Both, sizes: Sizes, report: Report): Promise<void> => {
  for (const [name, callOf] of Object.entries(casesOf(greatOf(sizes)))) {
    await checkSame(both, name, callOf(0));
    await rounds(WARM_ROUNDS, LONGEST_WARM_UP, (round) => askedOfBoth(both, callOf(round)));
    const asked = await rounds(ROUNDS, LONGEST_CASE, (round) =>
      askedOfBoth(both, callOf(WARM_ROUNDS + round)),
    );
    const [ours, bare] = [asked.map(({ our }) => our), asked.map(({ other }) => other)];
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

interface Turn {
  readonly perSecond: number;
  /** Milliseconds of processor that an answer took. */
  readonly cpu: number;
}

const loaded = async ({ base, headers, pid }: Both['ours'], path: string): Promise<Turn> => {
  const before = cpuOf(pid);
  const perSecond = await answersPerSecond({
    url: base + path,
    headers,
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
  });
  return { perSecond, cpu: (cpuOf(pid) - before) / (perSecond * (MILLISECONDS / 1_000)) };
};

const warmUp = async (server: Both['ours'], path: string): Promise<void> => {
  const end = performance.now() + LONGEST_WARMING;
  for (let lists = 0; lists < WARM_LISTS && performance.now() < end; )
    lists += (await loaded(server, path)).perSecond * (MILLISECONDS / 1_000);
};

/** Turns of both servers, the one right after the other, so that what else the machine does meets both. */
const loadedInTurns = async (both: Both, call: Call) => {
  await warmUp(both.ours, call.ours);
  await warmUp(both.bare, call.bare);
  const turns: { readonly our: Turn; readonly other: Turn }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({
      our: await loaded(both.ours, call.ours),
      other: await loaded(both.bare, call.bare),
    });
  return turns;
};

const measureLoad = async (both: Both, sizes: Sizes, report: Report): Promise<void> => {
  const call = casesOf(greatOf(sizes)).list?.(0);
  if (!call) throw new Error('There is no list to ask for');
  const turns = await loadedInTurns(both, call);
  const ofTurns = (figure: (turn: (typeof turns)[number]) => number) => median(turns.map(figure));
  const perSecond = ofTurns(({ our }) => our.perSecond);
  const barePerSecond = ofTurns(({ other }) => other.perSecond);
  const share = ofTurns(({ our, other }) => our.perSecond / other.perSecond);
  report(
    'lists of 20',
    `${perSecond.toFixed(0)} a second (at least ${FEWEST_LISTS}); bare ${barePerSecond.toFixed(0)}; ${share.toFixed(2)} × (at least ${LEAST_SHARE} × on a machine that is busy)`,
    perSecond >= FEWEST_LISTS || (barePerSecond < QUIET_LISTS && share >= LEAST_SHARE),
  );
  const times = ofTurns(({ our, other }) => our.cpu / other.cpu);
  report(
    'processor a request',
    `${ofTurns(({ our }) => our.cpu).toFixed(2)} ms; bare ${ofTurns(({ other }) => other.cpu).toFixed(2)} ms; ${times.toFixed(1)} × (at most ${MOST_TIMES} ×)`,
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
