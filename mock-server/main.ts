import cluster from 'node:cluster';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTranslate } from '../server/contract/translate';
import { endOnSignals, endWorkerOnSignals } from './endOnSignals';
import { greet, inviteToSetUp } from './greet';
import { closeFolder, keepFilesPrivate } from './privateFiles';
import { requirePlaces } from './requirePlaces';
import { explain } from './StartError';
import { SEED, seedElsewhere } from './seedFolder';
import { readSettings, type Settings, terminalLocale } from './settings';
import { readWorkers } from './workers/readWorkers';
import { runPrimary } from './workers/runPrimary';

const root = fileURLToPath(new URL('..', import.meta.url));
const translate = createTranslate();
const locale = terminalLocale();

const fail = (error: unknown): void => {
  console.error(explain(error, translate, locale));
  process.exit(1);
};

const seed = async (settings: Settings): Promise<never> => {
  const { fillWithDemo } = await import('./chosenStore');
  const { openStorage } = await import('../server/files/openStorage');
  await fillWithDemo(settings, await openStorage(settings.directory, settings.s3));
  process.exit();
};

const serve = async (settings: Settings): Promise<void> => {
  // A process that only starts others does without all that a server is made of.
  const { needsDemo } = await import('./chosenStore');
  const { startServer } = await import('./startServer');
  const code = (await needsDemo(settings))
    ? await seedElsewhere(fileURLToPath(import.meta.url))
    : 0;
  if (code !== 0) process.exit(code);
  const isFirst = cluster.isPrimary || cluster.worker?.id === 1;
  const { stop, issueSetupToken } = await startServer(
    settings,
    join(root, 'dist'),
    join(root, 'dist-pages/worker.js'),
    isFirst,
  );
  const token = isFirst ? await issueSetupToken() : undefined;
  if (token !== undefined) inviteToSetUp(settings, token, translate, locale);
  if (cluster.isWorker) endWorkerOnSignals(stop, fail);
  else {
    endOnSignals(stop, fail);
    greet(settings, translate, locale);
  }
};

try {
  const settings = readSettings(root);
  const count = readWorkers(process.argv.slice(2), settings);
  requirePlaces(settings);
  keepFilesPrivate();
  closeFolder(settings.directory);
  if (process.argv[2] === SEED) await seed(settings);
  else if (cluster.isWorker || count === undefined) await serve(settings);
  else await runPrimary(count, () => greet(settings, translate, locale), fail);
} catch (error) {
  fail(error);
}
