import { type JobParts, workersOf } from '../server/contract/Job';
import type { Contents } from '../server/files/openStorage';
import { jobs } from '../server/http/jobs';
import type { Metrics } from '../server/http/metrics/Metrics';
import { served } from '../server/http/server';
import type { Ran } from '../server/postgres/connection';
import type { MigrationOptions } from '../server/postgres/migrate';
import type { Outcome } from '../server/postgres/PostgresStore';
import type { RunningJobs } from '../server/store/jobs';
import { type OpenProcesses, onlyProcess } from '../server/store/Processes';
import type { OpenStore, Row } from '../server/store/Store';
import { seedOf } from './seedFolder';
import type { Settings } from './settings';
import { startTableJobs } from './store/jobs/startTableJobs';
import { isEmpty, openStore } from './store/openStore';
import { updateRows } from './updateRows';

type Place = Pick<
  Settings,
  | 'isProduction'
  | 'directory'
  | 'databaseUrl'
  | 'databasePoolUrl'
  | 'databaseConnections'
  | 'fillsDatabase'
>;

// A server whose rows lie in its data folder does without what a database takes.
const postgres = () => import('../server/postgres/open');

/** What an installation holds before it is set up. */
const nothing = async () => ({});

/** Opens what the settings name: a database, or the data folder. @throws StoreError */
export const openChosenStore = async (
  { isProduction, directory, databaseUrl, databasePoolUrl, databaseConnections }: Place,
  contents: Contents,
  metrics?: Metrics,
): Promise<OpenStore> => {
  if (databaseUrl === undefined)
    return openStore({ directory, seed: isProduction ? nothing : seedOf(contents) });
  const { openPostgres } = await postgres();
  const watched = metrics && {
    observe: (ran: Ran) => metrics.ran(ran),
    onTransaction: (outcome: Outcome) => metrics.transacted(outcome),
  };
  const options = {
    url: databaseUrl,
    poolUrl: databasePoolUrl,
    connections: databaseConnections,
    ...watched,
  };
  const store = await openPostgres(options, served.tables.all, !isProduction);
  metrics?.watchPools(() => store.connections());
  return store;
};

/** How long a database that fits goes on doing so without being looked at, in milliseconds. */
const FITS_FOR = 30_000;

/** Gives what rejects where a server of this release couldn't start on the database any more. */
export const fitChecker = ({ databaseUrl }: Pick<Place, 'databaseUrl'>): (() => Promise<void>) => {
  let since = Number.NEGATIVE_INFINITY;
  return async () => {
    if (databaseUrl === undefined || performance.now() - since < FITS_FOR) return;
    await (await postgres()).requireWhole(databaseUrl, served.tables.all);
    since = performance.now();
  };
};

/** The processes that serve the same rows: of a data folder one does. */
export const openProcesses = async ({
  databaseUrl,
}: Pick<Place, 'databaseUrl'>): Promise<OpenProcesses> => {
  if (databaseUrl === undefined) return onlyProcess;
  const { PostgresProcesses } = await import('../server/postgres/PostgresProcesses');
  return new PostgresProcesses(databaseUrl);
};

/** Works off the jobs that the database or the data folder keeps. @throws StoreError */
export const startChosenJobs = async (
  { databaseUrl }: Pick<Place, 'databaseUrl'>,
  parts: JobParts & { readonly store: OpenStore },
  metrics: Metrics,
): Promise<RunningJobs> => {
  const { store, log } = parts;
  const workers = metrics.countingAttempts(workersOf(jobs, parts));
  const running =
    databaseUrl === undefined
      ? await startTableJobs(store, workers, log)
      : await (await postgres()).startQueueJobs({ url: databaseUrl, workers, log });
  metrics.watchJobs(() => running.counts());
  return running;
};

/** Brings a database, and the rows in it, to this release. @throws StoreError */
export const updateDatabase = async (url: string, options?: MigrationOptions): Promise<void> => {
  const { migrateDatabase, openPostgres } = await postgres();
  await migrateDatabase(url, served.tables.all, options);
  const store = await openPostgres({ url }, served.tables.all);
  await updateRows(store).finally(() => store.close());
};

/** Replaces all that a database holds by these rows. @throws StoreError */
export const refill = async (
  url: string,
  rows: Readonly<Record<string, readonly Row[]>>,
): Promise<void> => {
  await (await postgres()).refillDatabase(url, served.tables.all, rows);
  await updateDatabase(url);
};

/** Whether the demo is to be put there before the server starts. @throws StoreError */
export const needsDemo = async ({
  isProduction,
  directory,
  databaseUrl,
  fillsDatabase,
}: Place): Promise<boolean> => {
  if (isProduction) return false;
  if (databaseUrl === undefined) return isEmpty(directory);
  if (!fillsDatabase) return false;
  return (await postgres()).isEmptyDatabase(databaseUrl, served.tables.all);
};

/** Puts the demo where there is nothing yet. @throws StoreError */
export const fillWithDemo = async (place: Place, contents: Contents): Promise<void> => {
  if (place.databaseUrl === undefined) {
    const store = await openChosenStore(place, contents);
    await store.close();
    return;
  }
  await refill(place.databaseUrl, await seedOf(contents)());
};
