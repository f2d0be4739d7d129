import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import type { Snapshot } from '../../server/http/metrics/summed';
import { isMetricsMessage, type MetricsMessage } from './metricsMessages';

/** How long a worker may take to report, in milliseconds; then what it reported last stands for it. */
const PATIENCE = 2_000;

// Most primaries are never asked, and do without what it takes.
const adding = () => import('../../server/http/metrics/summed');

class SummedMetrics {
  /** What each worker that answers calls reported last, by its id. */
  private readonly latest = new Map<number, Snapshot>();
  /** What others counted until they ended: a sum that went down would pass for a restart of all. */
  private ended: Promise<Snapshot> = Promise.resolve([]);
  /** Emits the id of a worker that has reported. */
  private readonly reports = new EventEmitter().setMaxListeners(0);

  /** @param log takes what goes wrong */
  constructor(private readonly log: (error: unknown) => void) {
    cluster.on('listening', ({ id }) => this.latest.set(id, this.latest.get(id) ?? []));
    cluster.on('exit', ({ id }) => this.end(id));
    cluster.on('message', (worker, message: unknown) => {
      if (isMetricsMessage(message)) this.receive(worker, message);
    });
  }

  private receive(worker: Worker, message: MetricsMessage): void {
    if (message.metrics === 'report' && this.latest.has(worker.id)) {
      this.latest.set(worker.id, message.snapshot);
      this.reports.emit(String(worker.id));
    }
    if (message.metrics === 'sum') this.answer(worker, message.id).catch(this.log);
  }

  private async answer(worker: Worker, id: number): Promise<void> {
    await Promise.all([...this.latest.keys()].map((one) => this.ask(one)));
    const { summedText } = await adding();
    const ended = await this.allEnded();
    const text = await summedText([...this.latest.values(), ended]);
    const message: MetricsMessage = { metrics: 'text', id, text };
    if (worker.isConnected()) worker.send(message);
  }

  /** What others counted, with those that end meanwhile. */
  private async allEnded(): Promise<Snapshot> {
    const known = this.ended;
    const ended = await known;
    return known === this.ended ? ended : this.allEnded();
  }

  /** Has a worker report; resolves once it did, or takes too long. */
  private async ask(id: number): Promise<void> {
    const worker = cluster.workers?.[id];
    if (!worker?.isConnected()) return;
    const signal = AbortSignal.timeout(PATIENCE);
    const reported = once(this.reports, String(id), { signal }).catch(() => undefined);
    const message: MetricsMessage = { metrics: 'read' };
    worker.send(message);
    await reported;
  }

  private end(id: number): void {
    const last = this.latest.get(id);
    this.latest.delete(id);
    if (last === undefined || last.length === 0) return;
    const before = this.ended;
    const after = adding().then(async ({ withEnded }) => withEnded(await before, last));
    this.ended = after.catch((error: unknown) => {
      this.log(error);
      return before;
    });
  }
}

/**
 * Adds up the figures of all workers, in the process that starts them: whichever is asked answers the sum.
 *
 * @param log takes what goes wrong
 */
export const sumMetrics = (log: (error: unknown) => void): void => {
  new SummedMetrics(log);
};
