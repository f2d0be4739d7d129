import cluster from 'node:cluster';
import { once } from 'node:events';
import { DRAIN_LIMIT } from './drainLimit';

const END = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends this process with the first signal, once what is under way is done; a second one, or `DRAIN_LIMIT`, ends it at
 * once.
 *
 * @param fail takes what goes wrong meanwhile, and ends the process
 * @param abort called before it is ended at once
 */
export const endOnSignals = (
  stop: () => Promise<void>,
  fail: (error: unknown) => void,
  abort: () => void = () => undefined,
): void => {
  const endNow = (): never => {
    abort();
    process.exit(1);
  };
  const begin = () => {
    for (const signal of END) process.off(signal, begin).on(signal, endNow);
    setTimeout(endNow, DRAIN_LIMIT).unref();
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of END) process.on(signal, begin);
};

/** Ends the connection to the primary once it sends nothing more: connections that it was sending go to others. */
const leaveCluster = async (): Promise<void> => {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = once(worker, 'disconnect');
  worker.disconnect();
  await left;
};

/**
 * The same for a worker: a terminal, or whatever runs services, signals it and its primary alike, and the primary does
 * with it what a second signal asks for.
 */
export const endWorkerOnSignals = (
  stop: () => Promise<void>,
  fail: (error: unknown) => void,
): void => {
  let isEnding = false;
  const begin = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
    stop()
      .then(leaveCluster)
      .then(() => process.exit(0), fail);
  };
  for (const signal of END) process.on(signal, begin);
  // The primary answers it by a restart.
  process.on('SIGHUP', () => undefined);
};
