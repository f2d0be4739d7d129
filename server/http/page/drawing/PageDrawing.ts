import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { AskedPage, DrawnPage } from '../../../../schemas/routing/drawing';

/** Draws pages; none where there is no time for it, and the browser then draws the page itself. */
export interface Drawing {
  draw(asked: AskedPage): Promise<DrawnPage | undefined>;
  close(): Promise<void>;
}

/** Where nothing draws pages: browsers do all of it. */
export const noDrawing: Drawing = {
  draw: async () => undefined,
  close: async () => undefined,
};

/** Pages that may wait for others: with more the server is busy, and a browser is quicker. */
const MOST_WAITING = 4;

/** Megabytes for what a page is made of, all of which is gone once it was sent. */
const YOUNG = 32;

/** Milliseconds that a page may take, its waiting included. */
const LONGEST = 300;

/** What is sent for each page that was asked for. */
type Reply = readonly [number: number, drawn: DrawnPage | null, failure?: unknown];

interface Waiting {
  readonly resolve: (drawn: DrawnPage | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Draws pages in a thread of its own, one after the other, so that no call waits for them. The thread begins with the
 * first page; until it has loaded the app, browsers draw theirs.
 */
export class PageDrawing implements Drawing {
  private worker: Worker | undefined;
  private isReady = false;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** Pages that took too long, and that the thread may still be at. */
  private readonly late = new Set<number>();

  /**
   * @param file what the thread runs
   * @param log takes what a page threw
   */
  constructor(
    private readonly file: string,
    private readonly log: (error: unknown) => void,
  ) {}

  async draw(asked: AskedPage): Promise<DrawnPage | undefined> {
    this.worker ??= existsSync(this.file) ? this.begin() : undefined;
    const isBusy = this.waiting.size >= MOST_WAITING || this.late.size > 0;
    if (!this.worker || !this.isReady || isBusy) return undefined;
    const number = this.count;
    this.count += 1;
    const { worker } = this;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.late.add(number);
        this.settle(number, undefined);
      }, LONGEST);
      this.waiting.set(number, { resolve, timer });
      worker.postMessage([number, asked]);
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private begin(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.unref();
    worker.on('message', (message: Reply | 'ready') => {
      if (message === 'ready') {
        this.isReady = true;
        return;
      }
      const [number, drawn, failure] = message;
      this.late.delete(number);
      if (failure !== undefined) this.log(failure);
      this.settle(number, drawn ?? undefined);
    });
    worker.on('error', this.log);
    worker.on('exit', () => {
      this.isReady = false;
      this.worker = undefined;
      this.late.clear();
      for (const number of [...this.waiting.keys()]) this.settle(number, undefined);
    });
    return worker;
  }

  private settle(number: number, drawn: DrawnPage | undefined): void {
    const waiting = this.waiting.get(number);
    if (!waiting) return;
    this.waiting.delete(number);
    clearTimeout(waiting.timer);
    waiting.resolve(drawn);
  }
}
