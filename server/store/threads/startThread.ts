import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Runs a module that is TypeScript, as all are where the server runs as it is written. */
const asWritten = () => new URL('./asWritten.mjs', import.meta.url);

/**
 * Starts a thread that ends by itself when the process has nothing else to do.
 *
 * @param file the module that it runs: a new URL of its literal path and import.meta.url, which the build looks for
 * @param resourceLimits the memory that it may take; it ends when that isn't enough
 */
export const startThread = (file: URL, resourceLimits: ResourceLimits): Worker => {
  const isWritten = file.pathname.endsWith('.ts');
  const worker = new Worker(isWritten ? asWritten() : file, {
    // Node's own arguments are for the process.
    execArgv: [],
    workerData: file.href,
    resourceLimits,
  });
  worker.unref();
  return worker;
};
