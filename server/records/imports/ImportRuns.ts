import type { ImportProgress } from '../../../schemas';
import type { SignedInCall } from '../../contract/call';
import type { ImportRun } from '../../contract/ImportRun';

/** Most imports that are remembered; the oldest go first. */
const MAX_KEPT = 1_000;

/** An import that is under way, or was stopped before it began. */
interface Running {
  progress: ImportProgress | undefined;
  isStopped: boolean;
}

/** Who an import belongs to: nobody else asks for it. */
const keyOf = ({ organisation, user }: SignedInCall, name: string): string =>
  JSON.stringify([organisation.id, user.id, name]);

const UNNAMED: ImportRun = { report: () => undefined, isStopped: () => false };

/** The imports that are under way, by the names that callers gave them: how far they are, and whether to go on. */
export class ImportRuns {
  private readonly known = new Map<string, Running>();

  /** Begins an import; one that is called like one that was stopped is stopped. */
  begin(call: SignedInCall, name: string): ImportRun {
    if (name === '') return UNNAMED;
    const running = this.of(call, name);
    return {
      report: (progress) => {
        running.progress = progress;
      },
      isStopped: () => running.isStopped,
    };
  }

  /** How far it is; none before it has begun. */
  progressOf(call: SignedInCall, name: string): ImportProgress | undefined {
    return this.known.get(keyOf(call, name))?.progress;
  }

  stop(call: SignedInCall, name: string): void {
    this.of(call, name).isStopped = true;
  }

  private of(call: SignedInCall, name: string): Running {
    const key = keyOf(call, name);
    const running = this.known.get(key) ?? { progress: undefined, isStopped: false };
    this.known.set(key, running);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_KEPT && oldest !== undefined) this.known.delete(oldest);
    return running;
  }
}
