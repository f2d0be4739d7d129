import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typescript } from '../../scripts/project.mjs';
import type { Account } from './benchPage';
import { startBenchServer } from './benchServer';
import { fill } from './manyRows';
import { median, timed } from './timing';
import type { Session } from './waiting';

type Report = (what: string, figure: string, isOk: boolean) => void;
type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/** The most that a save may take of what it takes where no history is kept. */
const MOST_TIMES = 1.3;
const SAVES = 1_000;

const VIEWS = 20;
const LISTS = 300;
/** The most that a list may take of what it took before it had views: as much, but for the clock. */
const MOST_TIMES_WITH_VIEWS = 1.1;

const IMPORTED = 5_000;
const MOST_UNDO_SECONDS = 10;

const MAIN = typescript('mock-server/main.ts');
const BARE = ['--import', 'tsx', '--import', './tests/bench/withoutHistory.ts', ...MAIN.slice(-1)];

/** One save after the other, on one server and on the other in turns. @returns the milliseconds of each */
const saves = async (sessions: readonly Session[]): Promise<readonly number[][]> => {
  const times = sessions.map((): number[] => []);
  for (let round = 0; round < SAVES; round += 1)
    for (const [at, session] of sessions.entries()) {
      const start = performance.now();
      await session.put('webshop/vat/2', { tariff: round % 50 });
      if (round >= SAVES / 10) times[at]?.push(performance.now() - start);
    }
  return times;
};

/** Starts servers on data of their own, and ends them when the work is done. */
const withServers = async (
  args: readonly (readonly string[])[],
  work: (servers: readonly BenchServer[]) => Promise<void>,
): Promise<void> => {
  const servers: BenchServer[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'back-office-bench-'));
  try {
    for (const [at, own] of args.entries()) {
      const folder = join(directory, String(at));
      await fill(folder, () => ({}));
      servers.push(await startBenchServer(folder, { args: own }));
    }
    await work(servers);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

/** @throws Error where a server keeps a history that is to keep none, or none */
const checkKept = async (session: Session, isKept: boolean): Promise<void> => {
  const { totalRowCount } = Object(await session.get('webshop/vat/2/history?maxrowcount=1'));
  if (totalRowCount > 0 !== isKept) throw new Error(`${totalRowCount} changes are kept`);
};

/** Measures what it takes to keep the history of what is saved. */
export const measureSaves = ({ email, password }: Account, report: Report): Promise<void> =>
  withServers([MAIN, BARE], async ([server, bare]) => {
    const sessions: Session[] = [];
    for (const one of [server, bare]) if (one) sessions.push(await one.signIn(email, password));
    const [times = 0, other = 0] = (await saves(sessions)).map(median);
    for (const [at, session] of sessions.entries()) await checkKept(session, at === 0);
    report(
      'a save with its history',
      `${times.toFixed(2)} ms, without ${other.toFixed(2)} ms (at most ${MOST_TIMES} ×)`,
      times <= MOST_TIMES * other,
    );
  });

/** Measures a list of many before it has views, and with them. */
export const measureViews =
  ({ email, password }: Account, report: Report) =>
  async (server: BenchServer): Promise<void> => {
    const session = await server.signIn(email, password);
    const list = () => session.get('applicationusers?page=1&maxrowcount=20');
    await timed(LISTS, list);
    const before = median(await timed(LISTS, list));
    for (let view = 0; view < VIEWS; view += 1) {
      const named = { name: `View ${view}`, query: `q=zwart${view}`, isShared: 0 };
      await session.post('views/applicationUsers', named);
    }
    const after = median(await timed(LISTS, list));
    const times = after / before;
    report(
      `a list with ${VIEWS} views`,
      `${after.toFixed(2)} ms, without ${before.toFixed(2)} ms (at most ${MOST_TIMES_WITH_VIEWS} ×)`,
      times <= MOST_TIMES_WITH_VIEWS,
    );
    const counts = median(
      await timed(LISTS / 10, () => session.get('views/applicationUsers/counts')),
    );
    report(`what ${VIEWS} views hold`, `${counts.toFixed(1)} ms`, true);
  };

const HEADS = 'id;title.NL-nl;title.EN-gb;title.DE-de;title.FR-fr;price';
const lineOf = (_: unknown, at: number): string =>
  `;Glas ${at};Glass ${at};Glas ${at};Verre ${at};${at % 50},95`;

const importProducts = async (session: Session): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of [
    ['function', 'productsImport'],
    ['onlyRight', '1'],
  ] as const)
    form.append(name, value);
  const text = [HEADS, ...Array.from({ length: IMPORTED }, lineOf)].join('\r\n');
  form.append('file', new File([text], 'products.csv', { type: 'text/csv' }));
  const { body, headers } = new Response(form);
  if (body) await session.send('data/exchange', body, headers.get('Content-Type') ?? '');
};

const productsIn = async (session: Session): Promise<number> => {
  const list = await session.get('webshop/products?page=1&maxrowcount=1');
  return Number(Object(list).totalRowCount);
};

/** Takes an act back, call by call, as the browser does. @returns how many are done, and stay as they are */
const undo = async (session: Session, act: number) => {
  let [done, left, calls] = [0, 0, 0];
  for (let before: number | undefined; ; ) {
    const sent = { function: 'undo', ...(before !== undefined && { before, left }) };
    const answer = Object(await session.post(`activity/${act}`, sent));
    calls += 1;
    done += Number(answer.done);
    left += answer.notUndone.length;
    if (answer.next === null) return { done, left, calls };
    before = Number(answer.next);
  }
};

/** Measures how long it takes to take an import of many products back. */
export const measureUndo =
  ({ email, password }: Account, report: Report) =>
  async (server: BenchServer): Promise<void> => {
    const session = await server.signIn(email, password);
    const before = await productsIn(session);
    await importProducts(session);
    const { results } = Object(await session.get('activity?page=1&maxrowcount=1'));
    const begun = performance.now();
    const { done, left, calls } = await undo(session, Number(results[0].id));
    const seconds = (performance.now() - begun) / 1_000;
    const isWhole = left === 0 && done === IMPORTED && (await productsIn(session)) === before;
    report(
      `undo of ${IMPORTED.toLocaleString('en')} products`,
      `${seconds.toFixed(1)} s in ${calls} calls (at most ${MOST_UNDO_SECONDS} s)${isWhole ? '' : ', and not whole'}`,
      isWhole && seconds <= MOST_UNDO_SECONDS,
    );
  };
