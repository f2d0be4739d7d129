import { endOnSignals } from '../endOnSignals';
import { sumMetrics } from './SummedMetrics';
import { WorkerFailed, Workers } from './Workers';

/**
 * Runs servers in processes of their own, which share the port. SIGHUP restarts them one after another; in a terminal
 * it means that this was closed, and ends them as SIGTERM does.
 *
 * @param greet called once all of them answer
 * @param fail takes what keeps them from starting, and ends the process
 */
export const runPrimary = async (
  count: number,
  greet: () => void,
  fail: (error: unknown) => void,
): Promise<void> => {
  const workers = new Workers(console.error);
  sumMetrics(console.error);
  endOnSignals(
    () => workers.stop(),
    fail,
    () => workers.kill(),
  );
  const restart = () => {
    if (process.stdin.isTTY) process.kill(process.pid, 'SIGTERM');
    else workers.restart().catch(console.error);
  };
  try {
    await workers.start(count);
  } catch (error) {
    workers.kill();
    if (error instanceof WorkerFailed) process.exit(error.code);
    throw error;
  }
  process.on('SIGHUP', restart);
  greet();
};
