import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPassword } from '../../mock-server/seed/accounts';
import { build, isBuilt } from '../../scripts/build.mjs';
import { loadDefinitions } from '../../server/contract/definitions';
import { BLOCKS, benches, PRODUCTS, USERS } from './benches';
import { startBenchServer } from './benchServer';
import { fill, manyProducts, manyRules, manyUsers } from './manyRows';
import { measureSaves, measureUndo, measureViews } from './measureHistory';
import { measureHostile } from './measureHostile';
import { measureImport } from './measureImport';
import { measureLists } from './measureLists';
import { measureMedia } from './measureMedia';
import { measurePalette, measureSearch } from './measureSearch';
import { measureStart } from './measureStart';
import { measureTyping } from './measureTyping';
import { measureWeek } from './measureWeek';
import { measurePostgresLoad, measureProducts } from './postgres/measurePostgres';
import { median, timed } from './timing';

const ROUNDS = 200;

/** The most milliseconds from `npm start` to the first answer, and the most megabytes of a server with demo data. */
const MOST_START = 1_500;
const MOST_MEGABYTES = 130;

/** Products of the list that is asked for on many connections, and the fewest answers a second. */
const LISTED_PRODUCTS = 10_000;
const FEWEST_LISTS = 500;

/** Rows of the document that is typed in, and the most milliseconds that a key may take. */
const DOCUMENT_ROWS = 300;
const MOST_A_KEY = 50;

/** Products that the list is searched with in the browser, and the most milliseconds from key to rows. */
const FEW_PRODUCTS = 50;
const MOST_A_SEARCH = 1500;

/** The most milliseconds from the last key in the palette to the first record. */
const MOST_A_PALETTE = 150;

/** The most milliseconds from the answer to the week that is drawn of it. */
const MOST_A_WEEK = 100;

const account = { email: 'admin@demo.test', password: demoPassword };

let isWithin = true;
const report = (what: string, figure: string, isOk: boolean): void => {
  isWithin &&= isOk;
  console.log(`${isOk ? 'ok  ' : 'OVER'} ${what.padEnd(30)} ${figure}`);
};

type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/** Fills a data folder with the rows, and removes it when the work is done. */
const withData = async (
  many: Parameters<typeof fill>[1],
  work: (directory: string) => Promise<void>,
): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-bench-'));
  try {
    await fill(directory, many);
    await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Starts a server with the rows, and ends it when the work is done. */
const withServer = (
  many: Parameters<typeof fill>[1],
  work: (server: BenchServer) => Promise<void>,
): Promise<void> =>
  withData(many, async (directory) => {
    const server = await startBenchServer(directory);
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  });

const reportMemory = (server: BenchServer, what: string, limit: number): void => {
  const megabytes = server.memory();
  report(what, `${megabytes} MB (at most ${limit} MB)`, megabytes <= limit);
};

const measureCalls =
  (bench: (typeof benches)[keyof typeof benches]) =>
  async (server: BenchServer): Promise<void> => {
    const session = await server.signIn(account.email, account.password);
    const most = bench.mostMilliseconds;
    for (const [name, call] of Object.entries(bench.calls)) {
      const ask = () =>
        typeof call === 'string' ? session.get(call) : session.post(call.path, call.body);
      const time = median(await timed(ROUNDS, ask));
      report(name, `${time.toFixed(1)} ms (at most ${most} ms)`, time <= most);
    }
    reportMemory(server, 'memory', bench.mostMegabytes);
  };

const STARTS = 5;

/** Paths of all lists that the menu leads to. */
const listPaths = async (): Promise<readonly string[]> =>
  (await loadDefinitions()).all
    .filter(({ menu, single }) => menu !== false && !single)
    .map(({ path }) => path);

const measureDemo = async (directory: string): Promise<void> => {
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart(directory));
  const time = median(starts);
  report('first answer', `${time.toFixed(0)} ms (at most ${MOST_START} ms)`, time <= MOST_START);
  const server = await startBenchServer(directory);
  try {
    reportMemory(server, 'memory', MOST_MEGABYTES);
    const session = await server.signIn(account.email, account.password);
    for (const path of await listPaths()) await session.get(`${path}?page=1&maxrowcount=20`);
    reportMemory(server, 'memory after every list', MOST_MEGABYTES);
  } finally {
    await server.stop();
  }
};

const measureThroughput = async (server: BenchServer): Promise<void> => {
  const { ours, bare } = await measureLists(server, account, LISTED_PRODUCTS);
  report(
    `lists of ${LISTED_PRODUCTS.toLocaleString('en')} products`,
    `${ours.toFixed(0)} a second (at least ${FEWEST_LISTS}); json-server alone ${bare.toFixed(0)}`,
    ours >= FEWEST_LISTS,
  );
};

const measureKeys = async ({ origin }: BenchServer): Promise<void> => {
  const keys = median(await measureTyping(origin, account, DOCUMENT_ROWS));
  report(
    `a key in ${DOCUMENT_ROWS} rows`,
    `${keys.toFixed(1)} ms (at most ${MOST_A_KEY} ms)`,
    keys <= MOST_A_KEY,
  );
};

const measureSearches =
  (products: number) =>
  async ({ origin }: BenchServer): Promise<void> => {
    const time = median(await measureSearch(origin, account));
    report(
      `a search in ${products.toLocaleString('en')} products`,
      `${time.toFixed(0)} ms (at most ${MOST_A_SEARCH} ms)`,
      time <= MOST_A_SEARCH,
    );
  };

const measurePalettes = async ({ origin }: BenchServer): Promise<void> => {
  const time = median(await measurePalette(origin, account));
  report(
    `the palette over ${PRODUCTS.toLocaleString('en')} products`,
    `${time.toFixed(0)} ms (at most ${MOST_A_PALETTE} ms)`,
    time <= MOST_A_PALETTE,
  );
};

const measureDrawing = async ({ origin }: BenchServer): Promise<void> => {
  const time = median(await measureWeek(origin, account, BLOCKS));
  report(
    `a week of ${BLOCKS.toLocaleString('en')} blocks`,
    `${time.toFixed(0)} ms (at most ${MOST_A_WEEK} ms)`,
    time <= MOST_A_WEEK,
  );
};

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    // Of the database, for a quick look; and a folder in which it stays for the next time.
    rows: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
  },
});

const ROWS = Number(options.rows);
const ORGANISATIONS = 200;
const LOADED_ROWS = 10_000;
const inPostgres = { account, kept: options.keep };

/** What is measured when it is asked for alone, since it takes many minutes. */
const inDatabase: Readonly<Record<string, () => Promise<void>>> = {
  'postgres, 16 connections': () =>
    measurePostgresLoad(
      { products: LOADED_ROWS, organisations: ORGANISATIONS },
      { account, kept: undefined },
      report,
    ),
  [`postgres, ${ROWS.toLocaleString('en')} products`]: () =>
    measureProducts({ products: ROWS, organisations: ORGANISATIONS }, inPostgres, report),
};

/** What is measured, by its names. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  'demo data': () => withData(() => ({}), measureDemo),
  ...Object.fromEntries(
    Object.entries(benches).map(([name, bench]) => [
      name,
      () => withServer(bench.fill, measureCalls(bench)),
    ]),
  ),
  '16 connections': () => withServer(manyProducts(LISTED_PRODUCTS), measureThroughput),
  'hostile requests': () => withServer(() => ({}), measureHostile(account, report)),
  'saves with their history': () => measureSaves(account, report),
  'views of a list': () => withServer(manyUsers(USERS), measureViews(account, report)),
  'undo of an import': () => withServer(() => ({}), measureUndo(account, report)),
  'files of products': () => withServer(() => ({}), measureImport(account, report)),
  'search in the browser': async () => {
    for (const products of [FEW_PRODUCTS, PRODUCTS])
      await withServer(manyProducts(products), measureSearches(products));
  },
  palette: () => withServer(manyProducts(PRODUCTS), measurePalettes),
  typing: () => withServer(manyUsers(USERS), measureKeys),
  'week of blocks': () => withServer(manyRules(0, BLOCKS), measureDrawing),
  media: () => measureMedia(report),
};

const chosen =
  asked.length === 0
    ? Object.entries(parts)
    : Object.entries({ ...parts, ...inDatabase }).filter(([name]) =>
        asked.some((word) => name.includes(word)),
      );
if (chosen.length === 0)
  throw new Error(
    `Nothing is called so. There are: ${Object.keys({ ...parts, ...inDatabase }).join(', ')}`,
  );

if (!isBuilt()) await build();
for (const [name, measure] of chosen) {
  console.log(name);
  await measure();
}
process.exitCode = isWithin ? 0 : 1;
