import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { DRAIN_LIMIT } from '../drainLimit';

/** The pause before a worker that died is replaced; it doubles while workers die soon after their start. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;
/** Milliseconds after which a worker's end has nothing to do with its start. */
const STABLE = 10_000;
/** How much longer than a worker its primary waits. */
const MARGIN = 5_000;

/** A worker ended before it answered calls; it wrote why. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';

  constructor(readonly code: number) {
    super(`A worker ended with ${code} before it answered calls`);
  }
}

const failure = async (worker: Worker): Promise<never> => {
  const [code] = await once(worker, 'exit');
  throw new WorkerFailed(typeof code === 'number' ? code : 1);
};

/** Has a worker answer what is under way and end; waits until it has. */
const drain = async (worker: Worker): Promise<void> => {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), DRAIN_LIMIT + MARGIN);
  await exited;
  clearTimeout(timer);
};

/** The processes that share a port, seen from the one that starts them. */
export class Workers {
  /** Those that run, from their start to their end. */
  private readonly running = new Set<Worker>();
  /** Those that are to answer calls: one that dies is replaced. */
  private readonly serving = new Set<Worker>();
  private restarting: Promise<void> | undefined;
  private isEnding = false;
  private pause = FIRST_PAUSE;

  /** @param log takes why a worker was not replaced at once */
  constructor(private readonly log: (error: unknown) => void) {}

  /**
   * Starts workers, and resolves once all answer. The first is alone until it does: an empty database is filled once,
   * and what keeps a server from starting is reported once.
   *
   * @throws WorkerFailed
   */
  async start(count: number): Promise<void> {
    await this.add();
    await Promise.all(Array.from({ length: count - 1 }, () => this.add()));
  }

  /**
   * Replaces the workers one after another, each once its successor answers calls. While that is under way, the same.
   *
   * @throws WorkerFailed for a successor that doesn't start; those not yet replaced stay
   */
  restart(): Promise<void> {
    this.restarting ??= this.replaceAll().finally(() => {
      this.restarting = undefined;
    });
    return this.restarting;
  }

  /** Has all workers answer what is under way, and waits for their end. */
  async stop(): Promise<void> {
    this.isEnding = true;
    await Promise.all([...this.running].map(drain));
  }

  /** Ends all workers at once, whatever they do. */
  kill(): void {
    for (const worker of this.running) worker.process.kill('SIGKILL');
  }

  private async add(): Promise<void> {
    const worker = cluster.fork();
    this.running.add(worker);
    worker.once('exit', () => this.running.delete(worker));
    await Promise.race([once(worker, 'listening'), failure(worker)]);
    const since = performance.now();
    this.serving.add(worker);
    worker.once('exit', () => {
      if (!this.serving.delete(worker) || this.isEnding) return;
      if (performance.now() - since > STABLE) this.pause = FIRST_PAUSE;
      void this.replace();
    });
  }

  /** Starts a worker in the place of one that died, as often as it takes. */
  private async replace(): Promise<void> {
    await delay(this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    if (this.isEnding) return;
    try {
      await this.add();
    } catch (error) {
      if (this.isEnding) return;
      this.log(error);
      await this.replace();
    }
  }

  private async replaceAll(): Promise<void> {
    for (const worker of [...this.serving]) {
      if (this.isEnding) return;
      if (!this.serving.has(worker)) continue;
      await this.add();
      this.serving.delete(worker);
      await drain(worker);
    }
  }
}
