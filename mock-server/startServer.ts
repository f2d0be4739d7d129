import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { FileStore } from '../server/files/FileStore';
import { openStorage } from '../server/files/openStorage';
import { startProblems } from '../server/http/definitionProblems/startProblems';
import { Metrics } from '../server/http/metrics/Metrics';
import { KEEP_ALIVE } from '../server/http/openApp';
import { PageDrawing } from '../server/http/page/drawing/PageDrawing';
import { createContext } from '../server/http/ServerContext';
import { buildServer, served } from '../server/http/server';
import type { OnEntry } from '../server/records/audit/entries';
import { SealSoon } from '../server/records/audit/jobs';
import { prepareSearches } from '../server/records/search/search';
import { installationKey } from '../server/records/versions/installationKey';
import { Outgoing } from '../server/services/outgoing/Outgoing';
import { openServices } from '../server/services/Services';
import { isSystemError } from '../server/store/disk';
import type { OpenStore } from '../server/store/Store';
import { fitChecker, openChosenStore, openProcesses, startChosenJobs } from './chosenStore';
import { DRAIN_LIMIT } from './drainLimit';
import { StartError } from './StartError';
import type { Settings } from './settings';
import { updateRows } from './updateRows';
import { shareMetrics } from './workers/shareMetrics';

/** What is left of the limit to close what the server has open. */
const CLOSING = 5_000;

/**
 * Clients end connections that were idle for as long as the server keeps them. Where no other process could answer
 * calls, nobody gains by waiting for that.
 */
const graceOf = ({ databaseUrl }: Settings): number =>
  databaseUrl === undefined ? 0 : KEEP_ALIVE + 1_000;

export interface RunningServer {
  /** A token to set up with what holds nothing yet; `undefined` where there is nothing to set up. */
  issueSetupToken(): Promise<string | undefined>;
  /** Lets calls under way finish, closes the store and lets go of port and data folder. */
  stop(): Promise<void>;
}

const listen = async (server: Server, { host, port }: Settings): Promise<void> => {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // As text: a port is no amount, which would be written with a comma.
    const at = { host, port: String(port) };
    if (error.code === 'EADDRINUSE') throw new StartError('server.start.portTaken', at);
    throw new StartError('server.start.address', { ...at, code: error.code ?? '' });
  }
};

/** What becomes of entries of the audit log once they are stored. */
const openOnEntry = async ({ printsAuditLog }: Settings, store: OpenStore): Promise<OnEntry> => {
  const sealSoon = new SealSoon(store, randomUUID());
  const print = printsAuditLog
    ? (await import('./printEntries')).printEntries(process.stdout)
    : undefined;
  return async (entry) => {
    await print?.(entry);
    await sealSoon.added(entry.organisationId);
  };
};

const finishCalls = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT - CLOSING);
  await app.close();
  clearTimeout(timer);
};

/**
 * Starts the demo server.
 * @param appFolder the built app
 * @param drawingFile the app's script that draws its pages here
 * @param isFirst whether no other process of this start has looked at definitions and rows
 * @throws StartError or StoreError when something outside has to be mended first
 */
export const startServer = async (
  settings: Settings,
  appFolder: string,
  drawingFile: string,
  isFirst = true,
): Promise<RunningServer> => {
  const { directory, s3, installation, mail, sessionLimits, simulation, allowedNetworks } =
    settings;
  const metrics = new Metrics();
  const shared = cluster.isWorker ? shareMetrics(metrics) : undefined;
  const contents = await openStorage(directory, s3);
  const store = await openChosenStore(settings, contents, metrics);
  try {
    // In a database a migration does it, once a release and not at each start of each process.
    if (settings.databaseUrl === undefined) await updateRows(store);
    const problems = isFirst ? await startProblems(served, store) : [];
    for (const problem of problems) console.warn(problem);
    const files = new FileStore(contents);
    const services = openServices(contents, mail, simulation, new Outgoing(allowedNetworks));
    const versionKey = await installationKey(store, 'versions');
    const parts = { store, files, services, installation, appFolder, sessionLimits, versionKey };
    const processes = await openProcesses(settings);
    const drawing = new PageDrawing(drawingFile, console.error);
    const context = createContext({
      ...parts,
      drawing,
      processes,
      checkFit: fitChecker(settings),
      onEntry: await openOnEntry(settings, store),
      measuring: { metrics, token: settings.metricsToken, text: shared?.text },
      idleGrace: graceOf(settings),
      trustedProxies: settings.trustedProxies,
    });
    const app = await buildServer(context);
    await listen(app.server, settings);
    const jobs = await startChosenJobs(settings, context, metrics);
    const prepared = prepareSearches(served, store).catch(console.error);
    return {
      issueSetupToken: () => context.setUp.issueToken(),
      async stop() {
        await finishCalls(app);
        await prepared;
        await jobs.stop();
        await drawing.close();
        await processes.close();
        await store.close();
        await shared?.report();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
