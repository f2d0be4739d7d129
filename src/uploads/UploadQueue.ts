type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

/** A file on its way to the media library. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** The folder that it goes into. */
  readonly folderId: number;
  /** The stored file whose content it replaces; none for a new file. */
  readonly mediaId: number | null;
  readonly state: UploadState;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed, as the server says it; empty when the server could not be reached. */
  readonly message: string;
}

export type UploadTarget = Pick<Upload, 'folderId' | 'mediaId'>;

interface Sending {
  onProgress(share: number): void;
  readonly signal: AbortSignal;
}

interface Options {
  /** Sends one file. What it throws becomes the upload's failure. */
  send(upload: Upload, sending: Sending): Promise<unknown>;
  /** Told after each file that was stored. */
  onStored(): void;
  /** What a failure says to a person. */
  messageOf(error: unknown): string;
}

/** Most files that are sent at the same time. */
const AT_ONCE = 3;

const isOpen = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Sends files one after the other, a few at a time, and remembers what became of each. */
export class UploadQueue {
  private list: readonly Upload[] = [];
  private lastId = 0;
  private readonly controllers = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: Options) {}

  readonly get = (): readonly Upload[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether anything is still to be sent. */
  isRunning(): boolean {
    return this.list.some(isOpen);
  }

  add(files: readonly File[], target: UploadTarget): void {
    const added = files.map((file): Upload => {
      this.lastId += 1;
      return { ...target, id: this.lastId, file, state: 'waiting', share: 0, message: '' };
    });
    this.change([...this.list, ...added]);
    this.proceed();
  }

  cancel(id: number): void {
    const upload = this.list.find((known) => known.id === id);
    if (!upload || !isOpen(upload)) return;
    this.set(id, { state: 'cancelled' });
    this.controllers.get(id)?.abort();
    this.proceed();
  }

  cancelAll(): void {
    for (const { id } of this.list.filter(isOpen)) this.set(id, { state: 'cancelled' });
    for (const controller of this.controllers.values()) controller.abort();
  }

  /** Sends once more what failed or was cancelled. */
  retry(id: number): void {
    this.set(id, { state: 'waiting', share: 0, message: '' });
    this.proceed();
  }

  /** Forgets all that is over. */
  clear(): void {
    this.change(this.list.filter(isOpen));
  }

  private change(next: readonly Upload[]): void {
    this.list = next;
    for (const listener of this.listeners) listener();
  }

  private set(id: number, changes: Partial<Upload>): void {
    this.change(this.list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  private proceed(): void {
    const sending = this.list.filter(({ state }) => state === 'sending').length;
    const waiting = this.list.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - sending))) void this.start(upload);
  }

  private async start(upload: Upload): Promise<void> {
    const { id } = upload;
    const controller = new AbortController();
    this.controllers.set(id, controller);
    this.set(id, { state: 'sending', share: 0 });
    const outcome = await this.send(upload, controller.signal);
    if (this.controllers.get(id) === controller) this.controllers.delete(id);
    if (!controller.signal.aborted) this.set(id, outcome);
    if (outcome.state === 'done') this.options.onStored();
    this.proceed();
  }

  private async send(upload: Upload, signal: AbortSignal): Promise<Partial<Upload>> {
    try {
      await this.options.send(upload, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) this.set(upload.id, { share });
        },
      });
      return { state: 'done', share: 1 };
    } catch (error) {
      return { state: 'failed', message: signal.aborted ? '' : this.options.messageOf(error) };
    }
  }
}
