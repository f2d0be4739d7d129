import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { FileStore } from '../server/files/FileStore';
import { openStorage } from '../server/files/openStorage';
import { startProblems } from '../server/http/definitionProblems/startProblems';
import { Metrics } from '../server/http/metrics/Metrics';
import { createContext } from '../server/http/ServerContext';
import { buildServer, served } from '../server/http/server';
import { keepSwept } from '../server/records/files/sweep';
import { prepareSearches } from '../server/records/search/search';
import { openServices } from '../server/services/Services';
import { isSystemError } from '../server/store/disk';
import { openChosenStore } from './chosenStore';
import { StartError } from './StartError';
import type { Settings } from './settings';
import { updateRows } from './updateRows';

/** How long calls under way may take when the server stops. */
const PATIENCE = 10_000;

export interface RunningServer {
  readonly address: string;
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

/** An address to open in a browser on this machine. */
const addressOf = ({ host, port }: Settings): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const finishCalls = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearTimeout(timer);
};

/**
 * Starts the demo server.
 * @param appFolder the built app
 * @throws StartError or StoreError when something outside has to be mended first
 */
export const startServer = async (
  settings: Settings,
  appFolder: string,
): Promise<RunningServer> => {
  const { directory, s3, installation, mail, sessionMinutes, simulation } = settings;
  const metrics = new Metrics();
  const contents = await openStorage(directory, s3);
  const store = await openChosenStore(settings, contents, metrics);
  try {
    // In a database a migration does it, once a release and not at each start of each process.
    if (settings.databaseUrl === undefined) await updateRows(store);
    for (const problem of await startProblems(served, store)) console.warn(problem);
    const files = new FileStore(contents);
    const services = openServices(contents, mail, simulation);
    const parts = { store, files, services, installation, appFolder, sessionMinutes };
    const measuring = { metrics, token: settings.metricsToken };
    const context = createContext({ ...parts, measuring });
    const app = await buildServer(context);
    await listen(app.server, settings);
    const endSweeping = keepSwept(context);
    const prepared = prepareSearches(served, store).catch(console.error);
    return {
      address: addressOf(settings),
      async stop() {
        await finishCalls(app);
        await prepared;
        await endSweeping();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
