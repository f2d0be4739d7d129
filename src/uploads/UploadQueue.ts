import { createListeners } from '../ui/listeners';

type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

/** A file on its way to the server, and what became of it. */
export interface Upload<Target = unknown> {
  readonly id: number;
  readonly file: File;
  /** Where it goes. */
  readonly target: Target;
  /** `done`: it is stored, and on screen. */
  readonly state: UploadState;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  /** What the server reports of it, as far as it is known here; or that the server could not be reached. */
  readonly message: string;
}

interface Sending {
  onProgress(share: number): void;
  readonly signal: AbortSignal;
}

interface Options<Target> {
  /** Sends one file. What it throws becomes the upload's failure. @returns the server's message, where it is shown there */
  send(upload: Upload<Target>, sending: Sending): Promise<string | undefined>;
  /** Called after each file that was stored; it counts as under way until this ends. */
  onStored(upload: Upload<Target>): void | Promise<void>;
  /** Called when the last that was under way is over. */
  onOver?(): void;
  /** A failure's message to a person. */
  messageOf(error: unknown): string;
  /** Most files that are sent at the same time; one after the other keeps them in their order. */
  atOnce: number;
}

/** Whether it waits or is being sent. */
export const isUnderway = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending';

/** What is looked for first in a list of uploads stands on top, each group in the order in which it was chosen. */
const URGENCY: readonly UploadState[] = ['failed', 'sending', 'waiting', 'cancelled', 'done'];

export const mostUrgentFirst = (uploads: readonly Upload[]): readonly Upload[] =>
  uploads.toSorted((one, other) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state));

/** Sends files in the order in which they were chosen and remembers what became of each. */
export class UploadQueue<Target> {
  private list: readonly Upload<Target>[] = [];
  private lastId = 0;
  /** Those that wait, the next first. */
  private line: readonly number[] = [];
  private readonly sending = new Map<number, AbortController>();
  private readonly listeners = createListeners();
  readonly subscribe = this.listeners.subscribe;

  constructor(private readonly options: Options<Target>) {}

  readonly get = (): readonly Upload<Target>[] => this.list;

  /** Whether anything is still to be sent. */
  isRunning(): boolean {
    return this.list.some(isUnderway);
  }

  /** Adds files to what is under way, or begins anew: only what failed is kept of what is over. */
  add(files: readonly File[], target: Target): void {
    const kept = this.isRunning() ? this.list : this.list.filter(({ state }) => state === 'failed');
    const added = files.map((file): Upload<Target> => {
      this.lastId += 1;
      return { target, id: this.lastId, file, state: 'waiting', share: 0, message: '' };
    });
    this.change([...kept, ...added]);
    this.queueUp(added.map(({ id }) => id));
  }

  cancel(id: number): void {
    const upload = this.list.find((known) => known.id === id);
    if (!upload || !isUnderway(upload)) return;
    this.stop([id]);
    this.proceed();
  }

  cancelAll(): void {
    this.stop(this.list.filter(isUnderway).map(({ id }) => id));
  }

  /** Sends once more what failed or was cancelled, after what waits. */
  retry(id: number): void {
    this.set(id, { state: 'waiting', share: 0, message: '' });
    this.queueUp([id]);
  }

  /** Forgets one, which is cancelled first where it is under way. */
  putAway(id: number): void {
    this.cancel(id);
    this.change(this.list.filter((upload) => upload.id !== id));
  }

  /** Forgets all that is over. */
  clear(): void {
    this.change(this.list.filter(isUnderway));
  }

  private change(next: readonly Upload<Target>[]): void {
    this.list = next;
    this.listeners.notify();
  }

  private set(id: number, changes: Partial<Upload<Target>>): void {
    this.change(this.list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  private queueUp(ids: readonly number[]): void {
    this.line = [...this.line, ...ids];
    this.proceed();
  }

  private stop(ids: readonly number[]): void {
    this.line = this.line.filter((id) => !ids.includes(id));
    for (const id of ids) {
      this.set(id, { state: 'cancelled' });
      this.sending.get(id)?.abort();
      this.sending.delete(id);
    }
  }

  private proceed(): void {
    const free = Math.max(0, this.options.atOnce - this.sending.size);
    const next = this.line.slice(0, free);
    this.line = this.line.slice(free);
    for (const upload of this.list) if (next.includes(upload.id)) void this.start(upload);
  }

  private async start(upload: Upload<Target>): Promise<void> {
    const { id } = upload;
    const controller = new AbortController();
    this.sending.set(id, controller);
    this.set(id, { state: 'sending', share: 0 });
    const outcome = await this.send(upload, controller.signal);
    if (outcome.state === 'done') await this.options.onStored(upload);
    if (this.sending.get(id) === controller) this.sending.delete(id);
    if (!controller.signal.aborted) this.set(id, outcome);
    this.proceed();
    if (!this.isRunning()) this.options.onOver?.();
  }

  private async send(
    upload: Upload<Target>,
    signal: AbortSignal,
  ): Promise<Partial<Upload<Target>>> {
    try {
      const message = await this.options.send(upload, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) this.set(upload.id, { share });
        },
      });
      return { state: 'done', share: 1, message: message ?? '' };
    } catch (error) {
      return { state: 'failed', message: signal.aborted ? '' : this.options.messageOf(error) };
    }
  }
}
